-- A version is also a draft as it was before somebody went on writing after a pause, or before a version took its place.
-- The oldest of these are taken away; what was published or named never is, and a policy holds that.
-- Lock cost: reads page_versions once under a lock, for the new check.

alter table page_versions
  drop constraint page_versions_kind_check,
  add constraint page_versions_kind_check check (kind in ('published', 'named', 'automatic'));
-- One that is named stays.
grant update (kind) on page_versions to selvedge_web;
grant delete on page_versions to selvedge_web;
create policy only_automatic_ones_go on page_versions as restrictive for delete to selvedge_web using (kind = 'automatic');
