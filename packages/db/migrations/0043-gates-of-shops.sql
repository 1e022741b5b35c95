-- Gates of a shop: under review by the platform, beside coming soon and the password, and who takes its shoppers' money.
-- Whatever writes a gate, the shop's cached pages are made again: an open door of a closed shop must not depend on code.
-- Lock cost: short ones on divisions, shop_sites and manufacturers; constant defaults rewrite nothing.

alter table divisions
  -- null while the platform has no doubt
  add column under_review_since timestamptz;

alter table shop_sites
  -- {"type": "own" | "direct", "accounts": [...]}; what is missing is the platform's own.
  add column payment_processor jsonb not null default '{}';

create function announce_gate() returns trigger language plpgsql as $$
begin
  perform announce_stale(array['division:' || case tg_table_name when 'divisions' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'division_id' end]);
  return null;
end $$;

create trigger gate_changed after insert or update of password_hash, coming_soon_enabled, payment_processor on shop_sites
  for each row execute function announce_gate();
create trigger gate_changed after update of under_review_since, manufacturer_id on divisions
  for each row execute function announce_gate();

create function announce_project() returns trigger language plpgsql as $$
begin
  perform announce_stale(array_agg('division:' || id)) from divisions where manufacturer_id = new.id having count(*) > 0;
  return null;
end $$;
create trigger project_changed after update of is_pro on manufacturers for each row execute function announce_project();
