-- A shop searches among its paid orders alone: the keys of an order are written into its indexes once, when it is paid, not
-- a first time when it is opened. Most of what an order costs the database are its indexes.
-- Lock cost: builds five indexes over orders; on a big platform run it at night.

drop index orders_division_id_name_key_idx, orders_division_id_last_name_key_idx, orders_division_id_email_key_idx,
  orders_division_id_zip_key_idx, orders_division_id_reference_key_idx;
create index orders_of_shop_by_name on orders (division_id, name_key) where paid_at is not null;
create index orders_of_shop_by_last_name on orders (division_id, last_name_key) where paid_at is not null;
create index orders_of_shop_by_email on orders (division_id, email_key) where paid_at is not null;
create index orders_of_shop_by_zip on orders (division_id, zip_key) where paid_at is not null;
create index orders_of_shop_by_reference on orders (division_id, reference_key) where paid_at is not null;
