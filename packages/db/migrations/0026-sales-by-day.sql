-- A shop's sales by day are read off this index alone.
-- Lock cost: builds an index on orders.

drop index orders_of_shop_by_payment;
create index orders_of_shop_by_payment on orders (division_id, paid_at) include (id, status, total_minor)
  where paid_at is not null and deleted_at is null;
