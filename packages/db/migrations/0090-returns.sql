-- What a return needs to be asked for, sent back and settled: a code that its parcel carries, what is wanted in exchange,
-- and what the garment was like when it came.
-- Lock cost: short ones on shop_returns and return_lines, which nothing has written yet.

alter table shop_returns
  -- On the slip in the parcel, and scanned where it arrives: "R-7A2F-9C01".
  add column code text not null unique
    default 'R-' || regexp_replace(upper(substr(gen_random_uuid()::text, 1, 8)), '^(.{4})', '\1-'),
  -- The key of the request that made it: one for each wish, however often it is sent.
  add column request_key text,
  add column closed_at timestamptz,
  -- What the mail says that declines it.
  add column words text not null default '',
  drop constraint shop_returns_state_check,
  add constraint shop_returns_state_check check (state in ('requested', 'approved', 'declined', 'withdrawn', 'received', 'closed')),
  drop constraint shop_returns_wish_check,
  add constraint shop_returns_wish_check check (wish in ('refund', 'exchange', 'reprint', 'resend', 'postage')),
  drop constraint shop_returns_outcome_check,
  add constraint shop_returns_outcome_check check (outcome in ('refund', 'exchange', 'reprint', 'resend', 'postage', 'none'));
create unique index shop_returns_once_a_request on shop_returns (division_id, order_id, wish, request_key) where request_key is not null;
-- The desk reads what is open of every shop, the oldest first.
create index shop_returns_open on shop_returns (state, requested_at);

alter table return_lines
  -- The colour and size that is wanted in exchange.
  add column variant_id bigint,
  add column condition text check (condition in ('as_new', 'worn', 'print_fault', 'garment_fault', 'wrong_item')),
  add foreign key (division_id, variant_id) references product_variants (division_id, id);
create index on return_lines (division_id, variant_id) where variant_id is not null;
