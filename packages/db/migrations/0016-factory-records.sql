-- What the factory keeps: machines and their profiles, places and what lies in them, gang sheets, and for each garment who did
-- what to it and when. Movements and logs are only ever added to.
-- Lock cost: stations, pigeonholes and label_applications get columns and keys while they are small.

alter table stations add column factory_code text not null default 'telford' references factories (code);

-- Machines. `code` is also the name of the machine's folder below the hot folder.
create table devices (
  code text primary key,
  factory_code text not null references factories (code),
  station_code text references stations,
  kind text not null check (kind in ('printer', 'film_printer', 'pretreat', 'press', 'dryer', 'label_printer')),
  model text not null default '',
  state text not null default 'ready' check (state in ('ready', 'stopped', 'broken')),
  -- null until it first answered
  last_seen_at timestamptz
);
create index on devices (station_code);
insert into devices (code, factory_code, station_code, kind, model) values
  ('GTX-1', 'telford', 'gtx-1', 'printer', 'GTX pro'),
  ('GTX-2', 'telford', 'gtx-2', 'printer', 'GTX pro'),
  ('GTX-3', 'telford', 'gtx-3', 'printer', 'GTX pro'),
  ('SPRAY-1', 'telford', 'pretreat-1', 'pretreat', 'Spray booth with press');
alter table stations add foreign key (device) references devices (code);

-- How a machine prints a technology on a ground: chosen by the best match, the highest rank first.
create table print_profiles (
  code text primary key,
  name text not null,
  technology text not null check (technology in ('dtg', 'dtf', 'paper', 'vinyl')),
  ground text not null check (ground in ('white', 'light', 'dark', 'any')),
  rank smallint not null default 0,
  -- Shares are 0 to 1, chokes in pixels: {"underbase": true, "highlight": 0.8, "chokePx": 2, "minimumWhiteness": 0.05, "passes": 2, "pauseSeconds": 0}.
  ink jsonb not null default '{}',
  -- null where nothing is sprayed: {"fluid": "Dark, undiluted", "passes": 2, "volumeMl": 32, "cureCelsius": 160, "cureSeconds": 90}.
  pretreat jsonb,
  -- null where nothing is pressed: {"celsius": 180, "seconds": 35, "bar": 3}.
  press jsonb,
  enabled boolean not null default true
);
insert into print_profiles (code, name, technology, ground, rank, ink, pretreat, press) values
  ('dtg-dark', 'Dark cotton, 2 passes', 'dtg', 'dark', 10, '{"underbase": true, "highlight": 0.8, "chokePx": 2, "minimumWhiteness": 0.05, "passes": 2, "pauseSeconds": 0}',
    '{"fluid": "Dark, undiluted", "passes": 2, "volumeMl": 32, "cureCelsius": 160, "cureSeconds": 90}', '{"celsius": 180, "seconds": 35, "bar": 3}'),
  ('dtg-light', 'Light cotton, 1 pass', 'dtg', 'light', 10, '{"underbase": true, "highlight": 0.4, "chokePx": 2, "minimumWhiteness": 0.05, "passes": 1, "pauseSeconds": 0}',
    '{"fluid": "Light, 1 to 3", "passes": 1, "volumeMl": 18, "cureCelsius": 160, "cureSeconds": 60}', '{"celsius": 165, "seconds": 30, "bar": 3}'),
  ('dtg-white', 'White cotton, no underbase', 'dtg', 'white', 10, '{"underbase": false, "passes": 1, "pauseSeconds": 0}', null, '{"celsius": 160, "seconds": 20, "bar": 3}'),
  ('dtf-film', 'Transfer film, white under colour', 'dtf', 'any', 0, '{"underbase": true, "highlight": 1, "chokePx": 1, "minimumWhiteness": 0.02, "passes": 1, "pauseSeconds": 0}', null, '{"celsius": 150, "seconds": 12, "bar": 4}'),
  ('paper-press', 'Uncoated paper', 'paper', 'any', 0, '{"underbase": false, "passes": 1, "pauseSeconds": 0}', null, null);

-- Places of a factory, named zone-bay-level-slot. A pickface holds one variant of one blank and nothing else.
create table locations (
  code text primary key check (code ~ '^[A-Z0-9]+-[0-9]{2}-[A-Z0-9]{1,2}-[0-9]{1,2}$'),
  factory_code text not null default 'telford' references factories (code),
  zone text not null generated always as (split_part(code, '-', 1)) stored,
  bay text not null generated always as (split_part(code, '-', 2)) stored,
  level text not null generated always as (split_part(code, '-', 3)) stored,
  slot text not null generated always as (split_part(code, '-', 4)) stored,
  kind text not null check (kind in ('pickface', 'reserve', 'buffer', 'pigeonhole', 'seconds', 'remill')),
  blank_sku text unique references blank_variants (sku),
  -- Below the first a task to fill it is due, up to the second; null where nobody counts.
  min_quantity int check (min_quantity >= 0),
  max_quantity int,
  enabled boolean not null default true,
  constraint locations_pickfaces_name_their_blank check ((kind = 'pickface') = (blank_sku is not null)),
  check (min_quantity <= max_quantity)
);
create index on locations (kind, zone, bay, level, slot);

alter table pigeonholes add column location_code text unique references locations (code);
insert into locations (code, kind)
select 'W' || right(wall, 1) || '-' || column_number || '-' || row_letter || '-1', 'pigeonhole' from pigeonholes;
update pigeonholes set location_code = 'W' || right(wall, 1) || '-' || column_number || '-' || row_letter || '-1';
insert into locations (code, kind) values ('S-01-01-1', 'seconds'), ('R-01-01-1', 'remill');

-- What lies where. Nobody writes it by hand: it follows the movements.
create table stock_levels (
  location_code text not null references locations (code),
  blank_sku text not null references blank_variants (sku),
  quantity int not null check (quantity >= 0),
  primary key (location_code, blank_sku)
);
create index on stock_levels (blank_sku);

-- Every garment that came, went or was moved. Out of nothing it comes in, into nothing it leaves.
create table stock_movements (
  id bigint generated by default as identity primary key,
  blank_sku text not null references blank_variants (sku),
  from_location text references locations (code),
  to_location text references locations (code),
  quantity int not null check (quantity > 0),
  reason text not null check (reason in ('received', 'put_away', 'replenished', 'picked', 'put_back', 'returned', 'counted', 'wasted')),
  -- The garment it was taken for, where it was.
  label_id bigint references factory_labels (id),
  -- null for the platform itself
  staff_user_id int references staff_users,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  check (from_location is distinct from to_location)
);
create index on stock_movements (blank_sku, id);
create index on stock_movements (label_id) where label_id is not null;

-- Keeps the levels, and what shops may sell, to what the movements say. More than lies there cannot be taken away.
create function follow_stock_movement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.from_location is not null then
    update stock_levels set quantity = quantity - new.quantity where location_code = new.from_location and blank_sku = new.blank_sku;
    if not found then
      raise exception 'nothing of % lies in %', new.blank_sku, new.from_location using errcode = 'check_violation';
    end if;
  end if;
  if new.to_location is not null then
    insert into stock_levels as known (location_code, blank_sku, quantity) values (new.to_location, new.blank_sku, new.quantity)
    on conflict (location_code, blank_sku) do update set quantity = known.quantity + excluded.quantity;
  end if;
  update blank_variants set stock = (select coalesce(sum(s.quantity), 0) from stock_levels s join locations l on l.code = s.location_code
    where s.blank_sku = new.blank_sku and l.kind in ('pickface', 'reserve')) where sku = new.blank_sku;
  return null;
end $$;
create trigger follow_stock_movement after insert on stock_movements for each row execute function follow_stock_movement();

grant select on devices, print_profiles, locations, stock_levels, stock_movements to selvedge_worker, selvedge_backoffice;
grant select on print_profiles to selvedge_web;
grant insert, update on devices, print_profiles, locations to selvedge_backoffice;
grant insert on stock_movements to selvedge_backoffice;

-- Several prints on one film or sheet. It closes when it is full, too old, or the day's time is over.
create table batches (
  id bigint generated by default as identity primary key,
  factory_code text not null references factories (code),
  technology text not null check (technology in ('dtf', 'paper')),
  -- What may lie together: "560mm film", "A3 200gsm uncoated".
  medium text not null,
  state text not null default 'open' check (state in ('open', 'processing', 'ready', 'printed', 'complete', 'failed')),
  width_mm real not null,
  length_mm real not null default 0,
  -- Share of the medium under prints, 0 to 1.
  fill real not null default 0 check (fill between 0 and 1),
  closes_at timestamptz not null,
  closed_by text check (closed_by in ('fill', 'age', 'cut_off', 'person')),
  device_code text references devices,
  failure text not null default '',
  created_at timestamptz not null default now(),
  printed_at timestamptz,
  check ((state = 'open') = (closed_by is null))
);
create index on batches (factory_code, state);
grant select, insert, update on batches to selvedge_backoffice, selvedge_worker;

create table batch_items (
  division_id int not null references divisions,
  batch_id bigint not null references batches,
  label_id bigint not null,
  side text not null,
  x_mm real not null,
  y_mm real not null,
  width_mm real not null,
  height_mm real not null,
  is_turned boolean not null default false,
  primary key (division_id, batch_id, label_id, side),
  foreign key (division_id, label_id, side) references label_applications (division_id, label_id, side)
);
create index on batch_items (division_id, label_id, side);
create index on batch_items (batch_id);
select fence_division('batch_items', 'select, insert, delete');
revoke insert, delete on batch_items from selvedge_web;

-- How a print is made, frozen when the label is released.
alter table label_applications
  add column technology text not null default 'dtg' check (technology in ('dtg', 'dtf', 'paper', 'vinyl')),
  add column print_profile_code text references print_profiles (code);

-- A log of the floor belongs to a division, is read by all and written by the factory alone.
create function fence_factory_log(target regclass) returns void language plpgsql as $$
begin
  perform fence_division(target, 'select, insert');
  execute format('revoke insert on %s from selvedge_web', target);
end $$;

-- Each time the paper label came out of a printer.
create table label_print_logs (
  division_id int not null references divisions,
  id bigint generated by default as identity unique,
  label_id bigint not null,
  actor_name text not null,
  account_id int references accounts,
  -- Empty the first time; printing again asks why.
  reason text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  primary key (division_id, id),
  foreign key (division_id, label_id) references factory_labels (division_id, id)
);
create index on label_print_logs (division_id, label_id);
select fence_factory_log('label_print_logs');

create table pretreat_logs (
  division_id int not null references divisions,
  id bigint generated by default as identity unique,
  label_id bigint not null,
  station_code text not null references stations,
  staff_user_id int not null references staff_users,
  -- As the machine was set: {"name": "Dark cotton", "fluid": "Dark, undiluted", "volumeMl": 32, "passes": 2, "pressCelsius": 180, "pressSeconds": 35}.
  recipe jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (division_id, id),
  foreign key (division_id, label_id) references factory_labels (division_id, id)
);
create index on pretreat_logs (division_id, label_id);
select fence_factory_log('pretreat_logs');

-- One finished or failed print of one side.
create table print_logs (
  division_id int not null references divisions,
  id bigint generated by default as identity unique,
  label_id bigint not null,
  side text not null,
  device text not null,
  print_file_id bigint not null,
  print_profile_code text references print_profiles (code),
  staff_user_id int references staff_users,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  -- What the machine counted; null where it does not say.
  ink_ml real,
  result text not null check (result in ('printed', 'failed')),
  created_at timestamptz not null default clock_timestamp(),
  primary key (division_id, id),
  foreign key (division_id, label_id, side) references label_applications (division_id, label_id, side),
  foreign key (division_id, print_file_id) references print_files (division_id, id)
);
create index on print_logs (division_id, label_id);
create index on print_logs (division_id, print_file_id);
select fence_factory_log('print_logs');

-- What somebody saw who looked a garment over.
create table quality_logs (
  division_id int not null references divisions,
  id bigint generated by default as identity unique,
  label_id bigint not null,
  station_code text not null references stations,
  staff_user_id int not null references staff_users,
  result text not null check (result in ('pass', 'fail')),
  defect_code text,
  -- Where the waste report books it.
  blame text check (blame in ('blank', 'pretreat', 'print', 'art', 'pick', 'pack')),
  note text not null default '',
  photo_sha256 text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (division_id, id),
  foreign key (division_id, label_id) references factory_labels (division_id, id),
  foreign key (division_id, photo_sha256) references files (division_id, sha256),
  constraint quality_logs_fails_name_the_defect check ((result = 'fail') = (defect_code is not null) and (defect_code is null) = (blame is null))
);
create index on quality_logs (division_id, label_id);
create index on quality_logs (division_id, photo_sha256) where photo_sha256 is not null;
create index on quality_logs (created_at) where result = 'fail';
select fence_factory_log('quality_logs');

-- When a garment came to its hole and left it.
create table pigeonhole_logs (
  division_id int not null references divisions,
  id bigint generated by default as identity unique,
  label_id bigint not null,
  hole_code text not null references pigeonholes (code),
  action text not null check (action in ('put_in', 'taken_out')),
  staff_user_id int references staff_users,
  created_at timestamptz not null default clock_timestamp(),
  primary key (division_id, id),
  foreign key (division_id, label_id) references factory_labels (division_id, id)
);
create index on pigeonhole_logs (division_id, label_id, id);
create index on pigeonhole_logs (hole_code);
select fence_factory_log('pigeonhole_logs');

-- A label's children are found by their parent.
alter table factory_labels
  add foreign key (division_id, parent_label_id) references factory_labels (division_id, id);
create index on factory_labels (division_id, parent_label_id) where parent_label_id is not null;
create index on factory_labels (division_id, order_item_id);
