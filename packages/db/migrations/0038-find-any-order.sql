-- Staff find an order by whatever the person on the telephone says: a tracking number, a phone number, a town, a company,
-- or what was bought.
-- Lock cost: rewrites orders once for the stored search keys, then builds indexes; on a big platform run it at night.
alter table orders
  add column city_key text collate "C" not null generated always as (search_key(shipping_city)) stored,
  add column company_key text collate "C" not null generated always as (search_key(shipping_company)) stored,
  -- Digits from the last to the first: numbers are written with and without their country, and end the same.
  add column phone_key text collate "C" not null generated always as (reverse(translate(phone, translate(phone, '0123456789', ''), ''))) stored;
create index on orders (city_key);
create index orders_by_company on orders (company_key) where company_key <> '';
create index orders_by_phone on orders (phone_key) where phone_key <> '';
create index parcels_by_tracking on parcels (tracking_code) where tracking_code <> '';
alter table products add column name_key text collate "C" not null generated always as (search_key(name)) stored;
create index on products (name_key);
create index order_items_by_product on order_items (product_id, order_id desc);
