-- An order that goes by invoice is paid by what comes in for the whole of it. What it held of gift cards goes back to them, as that
-- of an order that is called off does: paying the invoice would spend it on top.
-- Lock cost: a short one on orders, whose trigger is replaced.

create or replace function follow_order_with_gift_card() returns trigger language plpgsql as $$
declare
  used record;
  payment uuid;
begin
  if new.paid_at is not null and old.paid_at is null then
    for used in
      select u.gift_card_id, u.amount_minor, g.code_ending from gift_card_uses u
      join gift_cards g on g.division_id = u.division_id and g.id = u.gift_card_id
      where u.division_id = new.division_id and u.order_id = new.id and u.state = 'held'
      order by g.id for update of g
    loop
      payment := gen_random_uuid();
      insert into payment_attempts (division_id, id, order_id, provider, account_name, payment_method_name, amount_minor, currency,
        state, provider_reference, finished_at)
      values (new.division_id, payment, new.id, 'gift_card', '', 'Gift card ending ' || used.code_ending, used.amount_minor,
        new.currency, 'succeeded', payment::text, now());
      insert into payment_transactions (division_id, order_id, attempt_id, kind, amount_minor, currency, provider, provider_reference)
      values (new.division_id, new.id, payment, 'charge', used.amount_minor, new.currency, 'gift_card', payment::text);
      update gift_card_uses set state = 'spent', attempt_id = payment
      where division_id = new.division_id and order_id = new.id and gift_card_id = used.gift_card_id;
    end loop;
  elsif new.paid_at is null and ((new.deleted_at is not null and old.deleted_at is null) or new.on_terms) then
    update gift_card_uses set state = 'released' where division_id = new.division_id and order_id = new.id and state = 'held';
    update orders set gift_card_minor = 0 where division_id = new.division_id and id = new.id;
  end if;
  return null;
end $$;

drop trigger order_with_gift_card_moved on orders;
create trigger order_with_gift_card_moved after update of paid_at, deleted_at, on_terms on orders
  for each row when (new.gift_card_minor > 0) execute function follow_order_with_gift_card();
