-- Shoppers mail themselves their favourites: the link in the mail brings the list back in any browser. A list is stored as it
-- was mailed, so that who gets the mail reads nothing of what its sender adds or removes later.
-- Lock cost: none, a new table only.

create table mailed_favourites (
  division_id int not null references divisions,
  id uuid not null,
  -- sha256 of the secret in the link.
  token_digest bytea not null,
  -- Emptied once the mail is handed over.
  email text not null,
  -- Key, product, variant and price of each line.
  lines jsonb not null,
  created_at timestamptz not null default now(),
  primary key (division_id, id),
  unique (division_id, token_digest)
);
create index on mailed_favourites (created_at);
select fence_division('mailed_favourites', 'select, insert, update');
grant delete on mailed_favourites to selvedge_backoffice;
