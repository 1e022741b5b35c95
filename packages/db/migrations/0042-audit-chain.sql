-- What was done is chained: each entry of both logs gets a link that is made of it and of the link before, so that an
-- entry that is changed, left out or put in afterwards is found. Entries are linked shortly after they are committed, in
-- an order of its own, because transactions end in another order than they begin.
alter table audit_log add column xact xid8 not null default pg_current_xact_id();
alter table platform_audit_log add column xact xid8 not null default pg_current_xact_id();
create index on audit_log (xact);
create index on platform_audit_log (xact);

create table audit_links (
  position bigint primary key,
  log text not null check (log in ('shop', 'platform')),
  entry_id bigint not null,
  -- Keyed with a secret that the database does not hold.
  hash bytea not null check (octet_length(hash) = 32),
  -- Every entry of an earlier transaction has its link.
  linked_before xid8 not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (log, entry_id)
);
grant select, insert on audit_links to selvedge_backoffice;

-- Sign-ins, refusals and reached limits belong to no shop. Whoever answers the request may add them, and read none.
alter table platform_audit_log drop constraint platform_audit_log_actor_kind_check;
alter table platform_audit_log add constraint platform_audit_log_actor_kind_check
  check (actor_kind in ('staff', 'system', 'account', 'visitor'));
grant insert on platform_audit_log to selvedge_web, selvedge_worker;

-- Staff are signed out after 12 hours without a visit, also those who came in when sessions were longer.
update sessions set expires_at = least(expires_at, now() + interval '12 hours')
where account_id in (select account_id from staff_users where status = 0);
