-- What staff may do is changed on screens: roles with their permissions, permissions until an instant. A session gets a new
-- id once what its person may do has changed.
-- Lock cost: short ones on staff_users and sessions; constant defaults rewrite nothing.

-- Roles that staff have made, and shipped roles whose permissions they have changed, under the shipped role's word.
create table staff_roles (
  word text primary key check (word ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  name text not null check (char_length(name) between 1 and 40),
  purpose text not null default '' check (char_length(purpose) <= 200),
  permissions text[] not null default '{}',
  changed_at timestamptz not null default now()
);
create unique index staff_roles_by_name on staff_roles (lower(name));
grant select on staff_roles to selvedge_web, selvedge_worker;
grant select, insert, update, delete on staff_roles to selvedge_backoffice;

alter table staff_users
  -- Permissions until an instant: [{"permission": "labels.print", "until": "2026-11-24T10:00:00Z"}]
  add column timed_permissions jsonb not null default '[]';
grant select (timed_permissions) on staff_users to selvedge_web, selvedge_worker;

alter table sessions
  -- Its cookie gets a new value at the next call: what the person may do was changed.
  add column must_renew boolean not null default false;
