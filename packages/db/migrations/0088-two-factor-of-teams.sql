-- A shop asks all its people for two-factor: its own people say so, for their own project alone.
-- Lock cost: short ones on manufacturers.

alter table manufacturers enable row level security;
create policy every_project_is_read on manufacturers for select to selvedge_web, selvedge_worker using (true);
create policy own_project_changes on manufacturers for update to selvedge_web
  using (exists (select from divisions d where d.id = current_setting('app.division')::int and d.manufacturer_id = manufacturers.id))
  with check (exists (select from divisions d where d.id = current_setting('app.division')::int and d.manufacturer_id = manufacturers.id));
create policy every_project on manufacturers to selvedge_backoffice using (true) with check (true);
grant update (force_2fa) on manufacturers to selvedge_web;
