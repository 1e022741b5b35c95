-- Staff find a shop by the beginning of its name, with or without its article, however many shops there are.
-- Lock cost: rewrites divisions, a small table.

create function shop_key(given text) returns text language sql immutable parallel safe return
  regexp_replace(search_key(given), '^the ', '');

alter table divisions add column name_key text collate "C" not null generated always as (shop_key(name)) stored;
create index on divisions (name_key);
