-- Staff see a customer's dashboard or account as they see it: a session of the customer's account, for minutes, that hangs on
-- the session of the colleague who looks.
-- Lock cost: short ones on sessions; the columns have no defaults to write, or a constant one.

alter table sessions
  -- The colleague's own session in the back office: with it the view ends. Null for everybody's ordinary sessions.
  add column viewer_session_id bigint references sessions (id) on delete cascade,
  add column viewer_account_id int references accounts,
  -- Why the colleague looks, in their words.
  add column view_reason text check (char_length(view_reason) <= 500),
  -- They may change the shop, beside reading it.
  add column view_may_change boolean not null default false,
  add constraint sessions_views_are_whole check (
    (viewer_session_id is null) = (viewer_account_id is null) and (viewer_session_id is null) = (view_reason is null)
    and (viewer_session_id is not null or not view_may_change));
create index on sessions (viewer_session_id) where viewer_session_id is not null;
create index on sessions (viewer_account_id) where viewer_account_id is not null;
