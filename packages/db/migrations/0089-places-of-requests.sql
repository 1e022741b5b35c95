-- A permission request remembers the page that it was sent from, so that the answer leads back to it. Refused calls and
-- what people did in a shop are read by day and by page.
-- Lock cost: a short one on permission_requests, which is small. The indexes block writes of both logs while they are
-- built, a second for each million rows.
alter table permission_requests
  -- A path with its query, "/dashboard/orders/12"; empty where none was named.
  add column place text not null default '' check (char_length(place) <= 500 and (place = '' or place like '/%'));

create index platform_audit_log_refusals on platform_audit_log (created_at) where action = 'permission.refused';
create index audit_log_of_people on audit_log (division_id, created_at, id) where actor_kind in ('merchant', 'staff');
