-- Money that came in for an earlier form of an order, or a second time, and goes back whole by itself.
-- Lock cost: none, new tables only.

create table returned_payments (
  division_id int not null references divisions,
  -- The attempt whose charge goes back: once, however often anybody asks.
  attempt_id uuid not null,
  order_id bigint not null,
  reason text not null check (reason in ('paid_another_amount', 'paid_again')),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  -- refused: the processor cannot give it back, and somebody has to
  state text not null default 'asked' check (state in ('asked', 'returned', 'refused')),
  message text not null default '',
  asked_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (division_id, attempt_id),
  foreign key (division_id, attempt_id) references payment_attempts (division_id, id),
  foreign key (division_id, order_id) references orders (division_id, id),
  constraint returned_payments_finished check ((state = 'asked') = (finished_at is null))
);
create index on returned_payments (division_id, order_id);
select fence_division('returned_payments', 'select, insert, update');

-- The local card processor's own books of what it gave back.
create table local_cards.refunds (
  reference text primary key,
  idempotency_key text not null unique,
  charge_reference text not null references local_cards.charges,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null default now()
);
create index on local_cards.refunds (charge_reference);
grant select, insert on local_cards.refunds to selvedge_web, selvedge_worker;
