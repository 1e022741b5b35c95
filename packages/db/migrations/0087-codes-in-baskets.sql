-- Discount codes reach baskets and orders: a basket holds the codes that were entered, an order's uses hold what each took off.
-- The number of uses follows the rows of coupon_uses by triggers, so that no use is counted twice or forgotten. A code may also
-- give pieces for others that are bought.
-- Lock cost: a short one on baskets and coupons; the trigger on orders looks only at orders with a code.

-- As they were entered, first one first.
alter table baskets add column codes text[] not null default '{}';

alter table coupons
  add column uuid uuid not null default gen_random_uuid(),
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  -- Of each so many pieces together, so many of the cheapest are taken off, by `percent`.
  add column buy_quantity int check (buy_quantity between 1 and 98),
  add column get_quantity int check (get_quantity between 1 and 98),
  drop constraint coupons_kind_check,
  drop constraint coupons_say_how_much,
  add constraint coupons_kind_check check (kind in ('percent', 'amount', 'free_shipping', 'buy_get')),
  add constraint coupons_say_how_much check ((kind in ('percent', 'buy_get')) = (percent is not null)
    and (kind = 'amount') = (amount_inc_tax_minor is not null)
    and (kind = 'buy_get') = (buy_quantity is not null) and (kind = 'buy_get') = (get_quantity is not null)),
  add constraint coupons_one_per_request unique (division_id, uuid);

alter table coupon_uses add column code text not null default '';

create function count_coupon_use() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.released_at is null then
      update coupons set uses = uses + 1 where division_id = new.division_id and id = new.coupon_id;
    end if;
  elsif (old.released_at is null) <> (new.released_at is null) then
    update coupons set uses = uses + (case when new.released_at is null then 1 else -1 end)
    where division_id = new.division_id and id = new.coupon_id;
  end if;
  return null;
end $$;
create trigger coupon_use_counted after insert or update of released_at on coupon_uses
  for each row execute function count_coupon_use();

-- An order that is called off before it is paid gives its uses back. One that is paid after all takes them again, as far as
-- there are any left: its price was agreed.
create function follow_order_with_coupon() returns trigger language plpgsql as $$
begin
  if new.paid_at is null and new.deleted_at is not null then
    update coupon_uses set released_at = now()
    where division_id = new.division_id and order_id = new.id and released_at is null;
  elsif new.paid_at is not null and old.paid_at is null then
    update coupon_uses u set released_at = null
    where u.division_id = new.division_id and u.order_id = new.id and u.released_at is not null and u.code <> ''
      and exists (select from coupons c where c.division_id = u.division_id and c.id = u.coupon_id
        and (c.max_uses is null or c.uses < c.max_uses));
  end if;
  return null;
end $$;
create trigger order_with_coupon_moved after update of paid_at, deleted_at on orders
  for each row when (new.coupon_id is not null) execute function follow_order_with_coupon();
