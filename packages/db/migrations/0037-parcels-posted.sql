-- A parcel that can be posted: whose address it is sent from, what it weighed, what its carrier was told, the list it left on.
-- Lock cost: none worth naming; new columns have constant defaults, new tables are empty.

alter table factories
  add column street text not null default '',
  add column city text not null default '',
  add column zip text not null default '',
  add column phone text not null default '';
update factories set street = 'Unit 7, Stafford Park 4', city = 'Telford', zip = 'TF3 3BA', phone = '+44 1952 555010' where code in ('telford', 'distro');
update factories set street = 'Unit 3, Audley Avenue', city = 'Newport', zip = 'TF10 7DW', phone = '+44 1952 555020' where code = 'newport';

-- What is handed to a carrier at the end of a day. A number is the carrier's initials, the day and which list of that day.
create table manifests (
  number text primary key,
  carrier text not null,
  factory_code text not null references factories (code),
  parcels int not null check (parcels > 0),
  weight_grams bigint not null,
  -- Made by the screen that closed it: the same one never makes two.
  client_event_id uuid not null unique,
  closed_at timestamptz not null,
  closed_by text not null,
  account_id int references accounts,
  -- null until the carrier has taken it
  accepted_at timestamptz
);
create index on manifests (closed_at desc);
grant select, insert, update on manifests to selvedge_backoffice;
grant select on manifests to selvedge_worker;

alter table parcels
  -- What the scale said; null where nobody weighed. `weight_grams` is what it should weigh.
  add column weighed_grams int check (weighed_grams > 0),
  add column weighed_by text not null default '',
  -- A weight that does not fit was looked into, and the parcel is right.
  add column is_weight_confirmed boolean not null default false,
  -- What the carrier was told: the label is printed from it, so that it is the same each time.
  add column consignment jsonb,
  -- The carrier's own label, where it gives one.
  add column label_pdf bytea,
  add column manifest_number text references manifests;
-- Parcels that have left and are on no list yet: a day's worth.
create index parcels_to_hand_over on parcels (carrier, dispatched_at) where dispatched_at is not null and manifest_number is null;
create index on parcels (manifest_number) where manifest_number is not null;

-- The carrier of a machine without an account: its own books in its own schema, as a real one has them elsewhere.
create schema local_carrier;
create sequence local_carrier.numbers start with 20904901;
create table local_carrier.manifests (
  number text primary key,
  carrier text not null,
  closed_at timestamptz not null default now()
);
create table local_carrier.consignments (
  reference text primary key,
  tracking_code text not null unique,
  carrier text not null,
  told jsonb not null,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  manifest_number text references local_carrier.manifests
);
grant usage on schema local_carrier to selvedge_backoffice, selvedge_worker;
grant usage on sequence local_carrier.numbers to selvedge_backoffice, selvedge_worker;
grant select, insert, update on all tables in schema local_carrier to selvedge_backoffice, selvedge_worker;
