-- Where a shop's code makes the delivery free, the shop pays its parcels: their tariff without VAT, frozen with the order as
-- everything else of its money is. Nothing of orders placed before, whose tariff nobody kept.
-- Lock cost: a short one on orders; a constant default rewrites no row.

alter table orders add column freed_delivery_minor bigint not null default 0;
alter table orders add constraint orders_freed_delivery_not_negative check (freed_delivery_minor >= 0) not valid;
alter table orders validate constraint orders_freed_delivery_not_negative;
