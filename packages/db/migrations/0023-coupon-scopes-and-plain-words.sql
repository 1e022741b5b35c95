-- Discount codes as their rules read them: what each is for, with which others, and open at either end. And the words of
-- statuses and reasons as the domain has them; a test holds the two equal.
-- Lock cost: none worth naming, coupons and the lists are small.

alter table coupons
  drop column collection_id,
  -- null: as soon as it is there
  alter column starts_at drop not null,
  alter column starts_at drop default,
  add column scope text not null default 'everything' check (scope in ('everything', 'products', 'collections')),
  -- Stands beside another code that takes something off the goods, when that one does too.
  add column combines boolean not null default false;

create table coupon_products (
  division_id int not null references divisions,
  coupon_id bigint not null,
  product_id bigint not null,
  primary key (division_id, coupon_id, product_id),
  foreign key (division_id, coupon_id) references coupons (division_id, id) on delete cascade,
  foreign key (division_id, product_id) references products (division_id, id) on delete cascade
);
create index on coupon_products (division_id, product_id);
select fence_division('coupon_products');

create table coupon_collections (
  division_id int not null references divisions,
  coupon_id bigint not null,
  collection_id bigint not null,
  primary key (division_id, coupon_id, collection_id),
  foreign key (division_id, coupon_id) references coupons (division_id, id) on delete cascade,
  foreign key (division_id, collection_id) references collections (division_id, id) on delete cascade
);
create index on coupon_collections (division_id, collection_id);
select fence_division('coupon_collections');

update order_statuses set name = given.name
from (values ('bespoke_requested_terms', 'Terms requested'), ('bespoke_authorised_terms', 'Terms authorised'), ('bespoke_mockup', 'Proof sent'),
  ('bespoke_approved', 'Proof approved'), ('bespoke_production', 'In production')) as given (code, name)
where order_statuses.code = given.code;

-- Whose fault a reason is says who pays; what a return may come to is decided by the rules, not by a column.
alter table return_reasons
  drop column allows_personalised,
  add column fault text not null default 'shopper' check (fault in ('shopper', 'maker', 'carrier'));
update return_reasons set name = given.name, fault = given.fault
from (values ('wrong_size', 'It does not fit', 'shopper'), ('changed_mind', 'I have changed my mind', 'shopper'), ('faulty_print', 'The print is faulty', 'maker'),
  ('faulty_garment', 'The garment is faulty', 'maker'), ('wrong_item', 'It is not what I ordered', 'maker'), ('damaged_in_transit', 'It was damaged on its way', 'carrier'),
  ('failed_to_arrive', 'It has not arrived', 'carrier'), ('late', 'It came too late', 'carrier')) as given (code, name, fault)
where return_reasons.code = given.code;
alter table return_reasons alter column fault drop default, drop column is_our_fault;

insert into reprint_reasons (id, code, name, blame) values (9, 'late', 'It came too late', 'carrier');
