-- Shoppers sign in: a basket follows its account from device to device, and an account knows the shop that it was used at.
-- Lock cost: a short one on accounts for a column without a default.

alter table accounts
  -- Where the account signed in last as a shopper's: the platform's own site leads there who has no shop to run.
  add column shopper_division_id int references divisions;
create index on accounts (shopper_division_id);

-- Who a basket belongs to behind the hash of a session token: the account that is signed in, the same on every device, else
-- the visitor alone. No cookie has the account's value: none of that form is ever given out.
create function basket_owner(token_hash bytea) returns bytea
language sql stable
as $$
  select coalesce(
    (select sha256(convert_to('account ' || s.account_id, 'UTF8')) from sessions s
       where s.token_hash = $1 and s.expires_at > now()),
    $1)
$$;
