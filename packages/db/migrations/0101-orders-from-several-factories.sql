-- An order that several factories make: each part with its own delivery and parcel, each garment with its factory. Paper is
-- made at Newport, in batches of one size that are closed before anything of them is printed.
-- Lock cost: parcels and factory_labels get a column with a constant default, without a rewrite, and parcels one index anew.

-- What was quoted for this part, as the order's own quote says for the whole.
alter table factory_fulfilment_orders
  add column service text not null default '',
  add column carrier text not null default '',
  add column price_inc_tax_minor bigint not null default 0 check (price_inc_tax_minor >= 0),
  add column weight_grams int not null default 0,
  add column promised_from date,
  add column promised_to date;
-- An order that has not been paid yet may be written again.
grant delete on factory_fulfilment_orders to selvedge_web;

alter table factory_labels add column factory_code text not null default 'telford' references factories (code);

alter table parcels
  add column factory_code text not null default 'telford' references factories (code),
  drop constraint parcels_division_id_order_id_key,
  add constraint parcels_one_of_each_factory unique (division_id, order_id, factory_code);

-- Newport's own stations, behind those of Telford.
insert into stations (code, kind, name, position, factory_code) values
  ('newport-press', 'print', 'Newport press, PAPER-2', 91, 'newport'),
  ('newport-check', 'check', 'Newport QC', 92, 'newport'),
  ('newport-pack', 'pack', 'Newport packing', 93, 'newport'),
  ('newport-dispatch', 'dispatch', 'Newport dispatch', 94, 'newport');
insert into devices (code, factory_code, station_code, kind, model, technologies) values
  ('PAPER-2', 'newport', 'newport-press', 'printer', 'Pigment press, A2', '{paper}');
update stations set device = 'PAPER-2' where code = 'newport-press';

-- The request that closed a batch: the same one closes one batch.
alter table batches add column client_event_id uuid unique;

-- What is in a batch that has closed: whole lines of orders. A line is in one batch.
create table batch_lines (
  division_id int not null references divisions,
  order_item_id bigint not null,
  order_id bigint not null,
  batch_id bigint not null references batches,
  quantity int not null check (quantity > 0),
  primary key (division_id, order_item_id),
  foreign key (division_id, order_item_id) references order_items (division_id, id),
  foreign key (division_id, order_id) references orders (division_id, id)
);
create index on batch_lines (batch_id);
create index on batch_lines (division_id, order_id);
select fence_division('batch_lines', 'select, insert, delete');
revoke insert, delete on batch_lines from selvedge_web, selvedge_worker;
-- Orders that wait for paper, for whoever plans a batch.
create index orders_with_paper on orders (status) where factory_code = 'newport' and deleted_at is null;
