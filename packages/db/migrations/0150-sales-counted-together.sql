-- The best-seller ranks of an order's goods rise with those of other orders, within the minute: one row of a list is written
-- with the payment, and a job counts the whole list at once. Until now every order wrote its own row a third time, and a
-- row of each of its products, which many orders share.
-- Lock cost: a short one on orders for the column that goes.

-- Paid orders whose goods are not counted yet. A list without a key: each order is paid for the first time once.
create table sales_to_count (
  division_id int not null references divisions,
  order_id bigint not null
);
select fence_division('sales_to_count', 'select, insert');
grant delete on sales_to_count to selvedge_backoffice;

-- Paid shortly before by a process of the build before this one, and not counted by it any more.
insert into sales_to_count (division_id, order_id)
select division_id, id from orders where paid_at > now() - interval '1 hour' and ranked_at is null and parent_order_id is null;
alter table orders drop column ranked_at;
