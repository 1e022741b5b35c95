-- Gift cards pay for orders. A basket holds the cards that were entered; an order holds a part of each card until it is paid,
-- and then it is spent, or it is called off, and then the card has it back. What is held and what is spent follows the rows of
-- gift_card_uses by triggers, so that no way of paying an order or of giving it up forgets a card.
-- Lock cost: short ones on baskets, orders and payment_attempts for columns with constant defaults; the trigger on orders looks
-- only at orders that a card pays.

-- As they were entered, first one first.
alter table baskets add column gift_card_ids bigint[] not null default '{}';

-- What gift cards pay of the total; the rest is charged.
alter table orders add column gift_card_minor bigint not null default 0 check (gift_card_minor >= 0);

-- What gift cards were to pay beside this attempt.
alter table payment_attempts add column gift_card_minor bigint not null default 0 check (gift_card_minor >= 0);

alter table gift_cards
  -- What orders hold that are not paid yet.
  add column held_minor bigint not null default 0,
  add constraint gift_cards_hold_what_is_there check (held_minor between 0 and balance_minor);

alter table gift_card_entries
  -- The order that spent it, or that it came back from.
  add column order_id bigint,
  -- null: an order's, not a person's
  alter column account_id drop not null,
  drop constraint gift_card_entries_kind_check,
  drop constraint gift_card_entries_have_their_sign,
  add constraint gift_card_entries_kind_check check (kind in ('issued', 'added', 'taken', 'spent', 'returned')),
  add constraint gift_card_entries_have_their_sign check ((kind in ('taken', 'spent')) = (amount_minor < 0) and amount_minor <> 0),
  add constraint gift_card_entries_of_orders check ((kind in ('spent', 'returned')) = (order_id is not null)),
  add foreign key (division_id, order_id) references orders (division_id, id);
create index on gift_card_entries (division_id, order_id) where order_id is not null;

-- What an order takes from a card.
create table gift_card_uses (
  division_id int not null references divisions,
  order_id bigint not null,
  gift_card_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- held: the order waits for the rest of its money. spent: it is paid. released: it was not, and the card has it back.
  state text not null default 'held' check (state in ('held', 'spent', 'released')),
  -- Under which it stands among the order's payments; null until it is spent.
  attempt_id uuid,
  held_at timestamptz not null default now(),
  primary key (division_id, order_id, gift_card_id),
  foreign key (division_id, order_id) references orders (division_id, id),
  foreign key (division_id, gift_card_id) references gift_cards (division_id, id),
  foreign key (division_id, attempt_id) references payment_attempts (division_id, id),
  constraint gift_card_uses_spent check ((state = 'spent') = (attempt_id is not null))
);
create index on gift_card_uses (division_id, gift_card_id);
create index on gift_card_uses (division_id, attempt_id) where attempt_id is not null;
select fence_division('gift_card_uses', 'select, insert, update');

-- A card's columns follow its uses. What is spent stays spent: money comes back by a refund, which is an entry of its own.
create function follow_gift_card_use() returns trigger language plpgsql as $$
declare
  before_minor bigint := 0;
  left_minor bigint;
begin
  if tg_op = 'UPDATE' then
    if old.state = 'spent' then
      raise exception 'A gift card''s use of order % is spent', old.order_id;
    end if;
    before_minor := case when old.state = 'held' then old.amount_minor else 0 end;
  end if;
  update gift_cards set
    held_minor = held_minor - before_minor + case when new.state = 'held' then new.amount_minor else 0 end,
    balance_minor = balance_minor - case when new.state = 'spent' then new.amount_minor else 0 end
  where division_id = new.division_id and id = new.gift_card_id returning balance_minor into left_minor;
  if new.state = 'spent' then
    insert into gift_card_entries (division_id, gift_card_id, uuid, kind, amount_minor, balance_minor, reason, by_name, order_id)
    values (new.division_id, new.gift_card_id, gen_random_uuid(), 'spent', -new.amount_minor, left_minor, '', '', new.order_id);
  end if;
  return null;
end $$;
create trigger gift_card_use_followed after insert or update of state, amount_minor on gift_card_uses
  for each row execute function follow_gift_card_use();

-- An order that is paid has spent what it held: each card is one of its payments from then on. One that is called off before
-- gives it back.
create function follow_order_with_gift_card() returns trigger language plpgsql as $$
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
  elsif new.paid_at is null and new.deleted_at is not null and old.deleted_at is null then
    update gift_card_uses set state = 'released' where division_id = new.division_id and order_id = new.id and state = 'held';
    update orders set gift_card_minor = 0 where division_id = new.division_id and id = new.id;
  end if;
  return null;
end $$;
create trigger order_with_gift_card_moved after update of paid_at, deleted_at on orders
  for each row when (new.gift_card_minor > 0) execute function follow_order_with_gift_card();
