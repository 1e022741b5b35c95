-- Who knows the name of a public file may fetch it: what shoppers and mails are shown. Artworks as they were uploaded and
-- print files are the shop's own and leave only by calls that ask who is there.
-- Lock cost: files, artworks and print_files are locked for one pass over files, with three looks by index for each.

alter table files add column is_public boolean not null default false;

-- The owner of the tables stands outside the fence only while it is not forced upon it.
alter table files no force row level security;
alter table artworks no force row level security;
alter table print_files no force row level security;
update files f set is_public = true
where not exists (select 1 from artworks a where a.division_id = f.division_id and a.sha256 = f.sha256)
  and not exists (select 1 from print_files p where p.division_id = f.division_id and p.sha256 = f.sha256)
  and not exists (select 1 from print_files p where p.division_id = f.division_id and p.label_picture_sha256 = f.sha256);
alter table files force row level security;
alter table artworks force row level security;
alter table print_files force row level security;
