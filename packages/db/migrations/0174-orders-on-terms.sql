-- An order on terms is the shop's from its purchase order on, before its invoice is paid: its people see it in their lists.
-- Lock cost: builds eight indexes over orders; on a big platform run it at night.

-- Whether it was confirmed by a purchase order, to be paid by invoice until quotes.due_on. Stays when it is paid.
alter table orders add column on_terms boolean not null default false;
update orders o set on_terms = true from quotes q
  where q.division_id = o.division_id and q.order_id = o.id and q.due_on is not null;

drop index orders_of_shop, orders_of_shop_by_status, orders_of_shop_by_name, orders_of_shop_by_last_name, orders_of_shop_by_email,
  orders_of_shop_by_zip, orders_of_shop_by_reference;
create index orders_of_shop on orders (division_id, created_at desc, id desc) where (paid_at is not null or on_terms) and deleted_at is null;
create index orders_of_shop_by_status on orders (division_id, status, created_at desc, id desc) where (paid_at is not null or on_terms) and deleted_at is null;
create index orders_of_shop_by_name on orders (division_id, name_key) where paid_at is not null or on_terms;
create index orders_of_shop_by_last_name on orders (division_id, last_name_key) where paid_at is not null or on_terms;
create index orders_of_shop_by_email on orders (division_id, email_key) where paid_at is not null or on_terms;
create index orders_of_shop_by_zip on orders (division_id, zip_key) where paid_at is not null or on_terms;
create index orders_of_shop_by_reference on orders (division_id, reference_key) where paid_at is not null or on_terms;
-- The orders whose invoice is not paid are few beside the others.
create index orders_owed on orders (division_id, created_at desc, id desc) where on_terms and paid_at is null and deleted_at is null;
