-- Which draft of a page an editor has opened, and where a page used to be.
-- Lock cost: a short one on pages; the constant default rewrites nothing.

alter table pages add column rev int not null default 1;

-- An address that a published page has left. It leads to the page until another page takes it.
create table page_former_urls (
  division_id int not null references divisions,
  url text not null,
  page_id bigint not null,
  left_at timestamptz not null default now(),
  primary key (division_id, url),
  foreign key (division_id, page_id) references pages (division_id, id)
);
create index on page_former_urls (division_id, page_id);
select fence_division('page_former_urls');
