-- An order that is larger than a hole of the put wall lies in several holes of one wall; a hole still holds one order.
-- Lock cost: none worth the name, a wall has a few dozen rows.

drop index pigeonholes_one_per_order;
create index on pigeonholes (order_id) where order_id is not null;
