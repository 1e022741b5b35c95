-- How money goes back: by which charges, by rate of VAT, once for each request, and under numbers without a gap.
-- Lock cost: short ones on refunds and credit_notes, which nothing has written yet.

alter table refunds
  -- The key of the request that asked for it: once, however often it is sent.
  add column request_key text,
  -- card: the processor is asked. bank: the card holder's bank has taken it. hand: somebody has paid it back.
  add column way text not null default 'card' check (way in ('card', 'bank', 'hand')),
  -- The part of shipping_minor that customs would have taken.
  add column duty_minor bigint not null default 0 check (duty_minor >= 0),
  -- What goes back by rate of VAT: {"goods": [{"treatment": "UK_STD", "rate": 0.2, "grossMinor": 2160, "taxMinor": 360}], "delivery": []}.
  add column parts jsonb not null default '{"goods": [], "delivery": []}',
  -- What the mail says to the shopper.
  add column words text not null default '',
  -- Why it failed.
  add column message text not null default '';
create unique index refunds_once_a_request on refunds (division_id, order_id, request_key) where request_key is not null;
create index refunds_open on refunds (created_at) where state = 'asked';

-- The charges that a refund is taken from. Each is asked for at the processor under a key of its own.
create table refund_charges (
  division_id int not null references divisions,
  refund_id bigint not null,
  attempt_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'asked' check (state in ('asked', 'paid', 'failed')),
  -- How often the processor has said no: a part of the key that it is asked with.
  refusals int not null default 0,
  message text not null default '',
  transaction_id bigint,
  primary key (division_id, refund_id, attempt_id),
  foreign key (division_id, refund_id) references refunds (division_id, id),
  foreign key (division_id, attempt_id) references payment_attempts (division_id, id),
  foreign key (division_id, transaction_id) references payment_transactions (division_id, id)
);
create index on refund_charges (division_id, attempt_id);
create index on refund_charges (division_id, transaction_id) where transaction_id is not null;
select fence_division('refund_charges', 'select, insert, update');

alter table credit_notes
  add column duty_minor bigint not null default 0 check (duty_minor >= 0),
  drop constraint credit_notes_add_up,
  add constraint credit_notes_add_up check (total_minor = net_minor + tax_minor + duty_minor);

-- The last number of a shop's credit notes. Its row is the lock, so that a number that is given is used.
create table credit_note_numbers (
  division_id int primary key references divisions,
  last_number int not null check (last_number > 0)
);
select fence_division('credit_note_numbers', 'select, insert, update');
