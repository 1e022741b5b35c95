-- Signing up: who asked for an account from which browser, the shop that they are making, and the terms that they accepted.
-- Lock cost: a short one on accounts for a column without a default.

create table sign_ups (
  id bigint generated always as identity primary key,
  -- sha256 of the session token of the browser that signed up: it alone goes on from here.
  visitor_hash bytea not null unique,
  -- null: the address belongs to a confirmed account. Its owner is told by mail; the browser sees the same as everybody.
  account_id int references accounts,
  -- Whether this sign-up made the account, and so may still change its address.
  made_account boolean not null,
  -- The shop whose pages were used.
  division_id int not null references divisions,
  email text not null,
  email_normalised text not null,
  -- Becomes the account's once the address is confirmed from this sign-up: whoever asked first for the address of somebody
  -- else gets nothing.
  password_hash text not null,
  should_have_store boolean not null,
  dashboard_access boolean not null,
  -- What was typed as the shop's name before there was an account.
  shop_words text not null default '',
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index on sign_ups (account_id);
create index on sign_ups (division_id);
grant select, insert, update, delete on sign_ups to selvedge_web;
-- Clean-up locks what it deletes.
grant select, update, delete on sign_ups to selvedge_backoffice;
grant update on one_time_codes, text_messages to selvedge_backoffice;

-- The shop that an account is making. It becomes a division in one step, at the end.
create table shop_drafts (
  account_id int primary key references accounts,
  name text not null default '',
  label text not null default '',
  -- null before it was asked; empty when it was skipped
  sells text[],
  -- The shop that was made of it.
  division_id int unique references divisions,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
grant select, insert, update on shop_drafts to selvedge_web, selvedge_backoffice;

-- Which text was accepted at signed_eula_at. Another one is asked for again.
alter table accounts add column signed_eula_version text;
update accounts set signed_eula_version = '2026-11' where signed_eula_at is not null;
