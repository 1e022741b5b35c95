-- What came of a shop's shared links: visitors by who sent them, and the orders of those visitors.
-- Lock cost: none but new tables; a reference on orders.

create table referrals (
  division_id int not null references divisions (id),
  code text not null check (code ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
  visitors int not null default 0 check (visitors >= 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (division_id, code)
);
select fence_division('referrals', 'select, insert, update');

create table order_referrals (
  division_id int not null,
  order_id bigint not null,
  code text not null,
  primary key (division_id, order_id),
  foreign key (division_id, order_id) references orders (division_id, id),
  foreign key (division_id, code) references referrals (division_id, code)
);
create index on order_referrals (division_id, code);
select fence_division('order_referrals', 'select, insert');
