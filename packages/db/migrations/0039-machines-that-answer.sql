-- What each machine prints on, so that a garment goes only to one that can print it; a paper printer and a film printer; and
-- what machines report of the files they were given.
-- Lock cost: devices, stations and print_profiles are small. factory_labels and label_applications get columns with constant
-- defaults, without a rewrite, and are then read once to fill them.

-- Stickers are printed on vinyl film, not on the paper press.
update blanks set technology = 'vinyl' where code = 'sticker-sheet';

alter table devices add column technologies text[] not null default '{}'
  check (technologies <@ array['dtg', 'dtf', 'paper', 'vinyl']);
update devices set technologies = '{dtg}' where kind = 'printer';
update devices set technologies = '{dtf,vinyl}' where kind = 'film_printer';

insert into stations (code, kind, name, position) values
  ('paper-1', 'print', 'Print, PAPER-1', 33),
  ('film-1', 'print', 'Print, FILM-1', 34);
insert into devices (code, factory_code, station_code, kind, model, technologies) values
  ('PAPER-1', 'telford', 'paper-1', 'printer', 'Pigment press, A2', '{paper}'),
  ('FILM-1', 'telford', 'film-1', 'film_printer', 'Film printer with cutter', '{dtf,vinyl}');
update stations set device = 'PAPER-1' where code = 'paper-1';
update stations set device = 'FILM-1' where code = 'film-1';

-- Seconds that one side takes at the least: nobody may say before that it is printed.
alter table print_profiles add column shortest_seconds int not null default 30 check (shortest_seconds > 0);
update print_profiles set shortest_seconds = case code when 'dtg-dark' then 75 when 'dtg-light' then 45 when 'paper-press' then 20 else 30 end;
insert into print_profiles (code, name, technology, ground, rank, ink, pretreat, press, shortest_seconds) values
  ('vinyl-film', 'Removable vinyl, cut after printing', 'vinyl', 'any', 0, '{"underbase": false, "passes": 1, "pauseSeconds": 0}', null, null, 25);

-- Frozen when the label is released, as its applications are.
alter table factory_labels add column technology text not null default 'dtg'
  check (technology in ('dtg', 'dtf', 'paper', 'vinyl', 'blank'));

alter table label_applications
  -- When the newest copy was asked for, and by whom.
  add column asked_at timestamptz,
  add column asked_by int references staff_users,
  -- Since when the newest copy lies in the machine's error folder, and why; null while it runs.
  add column failed_at timestamptz,
  add column failure text not null default '';
create index label_applications_at_machines on label_applications (device) where released_at is not null and printed_at is null;

alter table print_logs
  -- The machine itself, or a hand after the time that the print takes.
  add column reported_by text not null default 'hand' check (reported_by in ('machine', 'hand')),
  add column failure text not null default '';

-- The owner of the tables stands outside the fence only while it is not forced upon it.
alter table factory_labels no force row level security;
alter table label_applications no force row level security;
update factory_labels l set technology = b.technology
from blank_variants v join blanks b on b.code = v.blank_code
where v.sku = l.blank_sku and b.technology <> 'dtg';
update label_applications a set
  technology = l.technology,
  print_profile_code = case l.technology
    when 'dtf' then 'dtf-film' when 'paper' then 'paper-press' when 'vinyl' then 'vinyl-film'
    else case when not l.needs_pretreat then 'dtg-white'
      when 0.2126 * ('x' || substr(l.hex, 2, 2))::bit(8)::int + 0.7152 * ('x' || substr(l.hex, 4, 2))::bit(8)::int
        + 0.0722 * ('x' || substr(l.hex, 6, 2))::bit(8)::int < 127.5 then 'dtg-dark' else 'dtg-light' end end,
  asked_at = a.released_at,
  asked_by = (select e.staff_user_id from scan_events e where e.label_id = l.id and e.outcome = 'moved' and e.to_state = 'printing'
    order by e.id desc limit 1)
from factory_labels l
where l.division_id = a.division_id and l.id = a.label_id and a.printed_at is null and l.technology <> 'blank';
-- What a machine was given that cannot print it is printed again where it can be.
update label_applications a set failed_at = now(), failure = 'This machine cannot print it'
from devices d
where d.code = a.device and a.released_at is not null and a.printed_at is null and not a.technology = any(d.technologies);
alter table factory_labels force row level security;
alter table label_applications force row level security;
