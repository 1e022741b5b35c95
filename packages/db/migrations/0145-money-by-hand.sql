-- Money that comes and goes without a card processor: what a customer transfers for an invoice, and what somebody pays back.
-- Lock cost: short ones on refunds, for columns with constant defaults.

-- A payment that a colleague has recorded. It stands among the order's payments like a card's, under the provider 'by_hand',
-- so that what goes back is counted against it.
create table hand_payments (
  division_id int not null references divisions,
  attempt_id uuid not null,
  order_id bigint not null,
  -- The day on which the money was there.
  received_on date not null,
  -- What the bank's statement says of it.
  reference text not null,
  -- The key of the request that recorded it: once, however often it is sent.
  request_key text not null,
  actor_name text not null,
  account_id int references accounts,
  created_at timestamptz not null default now(),
  primary key (division_id, attempt_id),
  unique (division_id, order_id, request_key),
  foreign key (division_id, attempt_id) references payment_attempts (division_id, id),
  foreign key (division_id, order_id) references orders (division_id, id)
);
create index on hand_payments (account_id) where account_id is not null;
select fence_division('hand_payments', 'select, insert');

-- Who owes what by when is read across shops.
create index quotes_owed on quotes (due_on) where due_on is not null;

alter table refunds
  -- How a refund was paid that somebody has paid by hand: what the bank's statement says of it, and who did it.
  add column hand_reference text not null default '',
  add column hand_by text not null default '';
create index refunds_waiting on refunds (created_at) where state <> 'paid';
