-- Lists, counts and searches that take as long among a million orders as among a hundred.
-- Lock cost: rewrites orders once for the stored search keys, then builds indexes; on a big platform run it at night.

-- What a person types and what is stored meet in this form: no outer spaces, small letters, no accents. The rule names
-- its letters itself, because what lower() knows differs between databases.
create function search_key(given text) returns text language sql immutable parallel safe return translate(
  lower(btrim(given) collate "C"),
  'ÀÁÂÃÄÅàáâãäåÇçĆćČčÈÉÊËèéêëĘęÌÍÎÏìíîïŁłÑñŃńÒÓÔÕÖØòóôõöøŚśŠšÙÚÛÜùúûüÝýÿŹźŻżŽž',
  'aaaaaaaaaaaacccccceeeeeeeeeeiiiiiiiillnnnnoooooooooooossssuuuuuuuuyyyzzzzzz');

alter table orders
  add column name_key text collate "C" not null generated always as (search_key(shipping_first_name || ' ' || shipping_last_name)) stored,
  add column last_name_key text collate "C" not null generated always as (search_key(shipping_last_name)) stored,
  add column email_key text collate "C" not null generated always as (search_key(email)) stored,
  add column zip_key text collate "C" not null generated always as (replace(search_key(shipping_zip), ' ', '')) stored,
  add column reference_key text collate "C" not null generated always as (search_key(reference)) stored;

-- A shop's own search: each key from its beginning, with operators that pass the fence.
create index on orders (division_id, name_key);
create index on orders (division_id, last_name_key);
create index on orders (division_id, email_key);
create index on orders (division_id, zip_key);
create index on orders (division_id, reference_key);
-- Staff search every shop.
create index on orders (name_key);
create index on orders (last_name_key);
create index on orders (email_key);
create index on orders (zip_key);

-- A shop's list by view, newest first, and its counts without a look at the rows.
create index orders_of_shop on orders (division_id, created_at desc, id desc) where paid_at is not null and deleted_at is null;
create index orders_of_shop_by_status on orders (division_id, status, created_at desc, id desc) where paid_at is not null and deleted_at is null;
create index orders_of_shop_by_payment on orders (division_id, paid_at) where paid_at is not null and deleted_at is null;
drop index orders_division_id_created_at_idx;
-- The list of every shop's orders, by the day that they must leave.
create index orders_by_ship_day on orders (ship_by desc nulls first, id desc) where deleted_at is null and status <> 'new';
create index orders_open on orders (status, ship_by) where deleted_at is null;

create index holds_open on holds (division_id, order_id) where released_at is null;
create index on divisions (name, id);
create index products_to_approve on products (division_id, id) where approval_status = 'pending' and deleted_at is null;
create index on products (division_id, approval_status);
create index on audit_log (account_id, action, created_at);
-- What is on the floor is little beside what has left it.
create index labels_on_floor on factory_labels (state, priority desc, ship_by) where state not in ('dispatched', 'cancelled', 'replaced');
create index labels_on_floor_of_shop on factory_labels (division_id, updated_at desc) where state not in ('created', 'dispatched', 'cancelled', 'replaced');
