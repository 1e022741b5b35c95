-- Sales that a shop's server tells Facebook of, beside the pixel in the browser, of buyers who agreed to all cookies.
-- Lock cost: none but a new table; a reference on orders.

create table facebook_sales (
  division_id int not null references divisions,
  order_id bigint not null,
  -- What Facebook tells the buyer's browser by: {address, agent, url, fbp, fbc}. Forgotten once the sale is told.
  visitor jsonb,
  -- waiting: for the money, or for Facebook. refused: with the words in answer, until the shop has another token.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  answer text not null default '',
  created_at timestamptz not null default now(),
  -- The last try; null: none yet.
  tried_at timestamptz,
  primary key (division_id, order_id),
  foreign key (division_id, order_id) references orders (division_id, id),
  constraint facebook_sales_forget check ((state = 'sent') = (visitor is null))
);
create index on facebook_sales (division_id, tried_at desc) where tried_at is not null;
create index on facebook_sales (created_at);
select fence_division('facebook_sales');
