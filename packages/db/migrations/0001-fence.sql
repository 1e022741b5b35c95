-- The fence between divisions, used by every later file.
-- Roles are made by the migration runner, because their passwords come from configuration.
-- Lock cost: none, the database is empty.

grant usage on schema public to selvedge_web, selvedge_worker, selvedge_backoffice;

-- Puts a division-owned table behind the fence: web and worker see one division, the back-office sees all,
-- nobody sees anything when the setting was never made. Only leakproof operators reach an index behind it.
create function fence_division(target regclass, allowed text default 'select, insert, update, delete') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_division on %s to selvedge_web, selvedge_worker
       using (division_id = current_setting(''app.division'')::int)
       with check (division_id = current_setting(''app.division'')::int)', target);
  execute format('create policy every_division on %s to selvedge_backoffice using (true) with check (true)', target);
  execute format('grant %s on %s to selvedge_web, selvedge_worker, selvedge_backoffice', allowed, target);
end $$;

-- Tells every process which cached pages a change makes stale. Part of the change's own transaction.
create function announce_stale(tags text[]) returns void language sql as $$
  select pg_notify('page_cache', array_to_string(tags, ' '))
$$;
