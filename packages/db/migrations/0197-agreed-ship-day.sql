-- Quoted work leaves so that it arrives on the day that was agreed, and not two working days after its money comes in: by invoice
-- that is weeks after it was made. Until it is paid or ordered on terms it has no day. Every other order leaves as before.
-- Lock cost: rewrites orders once, with its indexes of the day, for the new expression.

alter table orders add column agreed_ship_by date;
-- Quotes that are open: most services are three working days on the road, which five calendar days hold.
update orders set agreed_ship_by = promised_to - 5
where status <> 'complete' and deleted_at is null and (division_id, id) in (select division_id, order_id from quotes);
alter table orders alter column ship_by set expression as (
  case when agreed_ship_by is null then ship_by_day(paid_at) when on_terms or paid_at is not null then agreed_ship_by end
);
