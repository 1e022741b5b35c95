-- What a shop sold on a day is what is left of it after refunds: a refund says of the day on which its order was paid that its
-- sums hold no longer. Quoted work that is refunded is no sale either.
-- Lock cost: short ones on refunds and orders, for triggers.

create function reopen_sales_days_of_refund() returns trigger language plpgsql as $$
begin
  insert into sales_days as known (division_id, on_day, version)
  select o.division_id, (o.paid_at at time zone 'UTC')::date + beside.days, 1
  from orders o cross join unnest(array[-1, 0, 1]) as beside (days)
  where o.division_id = coalesce(new.division_id, old.division_id) and o.id = coalesce(new.order_id, old.order_id)
    and o.paid_at < now() - interval '1 hour' order by 2
  on conflict (division_id, on_day) do update
    set version = known.version + 1, time_zone = null, sales_minor = null, orders_count = null;
  return null;
end $$;
create trigger reopen_sales_days_of_refunded after insert or delete or update of total_minor on refunds for each row
  execute function reopen_sales_days_of_refund();

drop trigger reopen_sales_days_of_changed on orders;
create trigger reopen_sales_days_of_changed after update of paid_at, total_minor, deleted_at, status on orders for each row
  when (least(old.paid_at, new.paid_at) < now() - interval '1 hour' and (
    old.paid_at is distinct from new.paid_at or old.total_minor <> new.total_minor
    or (old.deleted_at is null) <> (new.deleted_at is null)
    or (old.status in ('refunded', 'bespoke_refunded')) <> (new.status in ('refunded', 'bespoke_refunded'))))
  execute function reopen_sales_days();
