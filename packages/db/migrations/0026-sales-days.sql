-- What a shop sold on each of its past days, summed once, so that a home page costs the same after a hundred thousand
-- orders (docs/decisions/0013-past-days-are-summed-once.md).
-- Lock cost: new triggers on orders, which wait for running writes and rewrite nothing.

-- A day is closed two hours after it ended. Readers sum a closed day and keep it here; open days are never here as sums.
create table sales_days (
  division_id int not null references divisions,
  on_day date not null,
  -- Goes up whenever an order that may be of this day begins or ceases to count, or counts differently. 0: not since the
  -- shop began. Rows are never removed, so a version never comes back.
  version int not null default 0,
  -- The sums at that version, for days of that time zone; null until somebody sums them.
  time_zone text,
  sales_minor bigint,
  orders_count int,
  primary key (division_id, on_day),
  constraint sales_days_summed_whole check (num_nulls(time_zone, sales_minor, orders_count) in (0, 3))
);
select fence_division('sales_days', 'select, insert, update');

-- Says of the days on which orders were paid that their sums hold no longer. Which day it is depends on the shop's time
-- zone, which may change: the days on both sides are told too. In the order of days, so that two changes never wait for
-- each other in a circle.
create function reopen_sales_days() returns trigger language plpgsql as $$
begin
  insert into sales_days as known (division_id, on_day, version)
  select distinct coalesce(new.division_id, old.division_id), (paid.at at time zone 'UTC')::date + beside.days, 1
  from unnest(array[old.paid_at, new.paid_at]) as paid (at) cross join unnest(array[-1, 0, 1]) as beside (days)
  where paid.at is not null order by 2
  on conflict (division_id, on_day) do update
    set version = known.version + 1, time_zone = null, sales_minor = null, orders_count = null;
  return null;
end $$;

-- An order that was just paid belongs to a day that is open: it touches no row, and buyers never wait for each other here.
create trigger reopen_sales_days_of_new after insert on orders for each row
  when (new.paid_at < now() - interval '1 hour') execute function reopen_sales_days();
create trigger reopen_sales_days_of_changed after update of paid_at, total_minor, deleted_at, status on orders for each row
  when (least(old.paid_at, new.paid_at) < now() - interval '1 hour' and (
    old.paid_at is distinct from new.paid_at or old.total_minor <> new.total_minor
    or (old.deleted_at is null) <> (new.deleted_at is null) or (old.status = 'refunded') <> (new.status = 'refunded')))
  execute function reopen_sales_days();
create trigger reopen_sales_days_of_removed after delete on orders for each row
  when (old.paid_at < now() - interval '1 hour') execute function reopen_sales_days();
