-- What was made for pages from a shop's pictures: widths, cuts and formats of a picture, icons, the picture that pages are
-- shared with. The name holds everything that it was made from, so an equal name is an equal picture.
create table renditions (
  division_id int not null references divisions,
  -- "<sha256 of the picture> 1 avif w=960", "icon-192 <hash>", "social <hash>".
  name text not null check (length(name) <= 300),
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (division_id, name),
  foreign key (division_id, sha256) references files (division_id, sha256)
);
create index on renditions (division_id, sha256);
select fence_division('renditions');
