-- Badges of setting a shop up are unlocked by what earns them, in the same transaction, whatever part of the platform does
-- it. One that is unlocked stays so.
-- Lock cost: short ones on designs, orders, themes, pages and division_company_infos for their triggers.

create function unlock_badge() returns trigger language plpgsql as $$
begin
  insert into manufacturer_badges (manufacturer_id, badge_code, badge_group)
    select manufacturer_id, tg_argv[0], tg_argv[1] from divisions where id = new.division_id
    on conflict do nothing;
  return null;
end $$;

create trigger designer_badge after insert on designs
  for each row execute function unlock_badge('designer', 'setting-up');

create trigger profile_badge after insert or update on division_company_infos
  for each row when (new.legal_name <> '' and new.street <> '' and new.email <> '')
  execute function unlock_badge('profile', 'setting-up');

-- The theme and the home page that a shop begins with are not its owner's work: a change of them is.
create trigger theme_badge after update on themes
  for each row when (new.active and (new.extends, new.properties) is distinct from (old.extends, old.properties) or new.active and not old.active)
  execute function unlock_badge('theme', 'setting-up');

create trigger homepage_badge after update on pages
  for each row when (new.url = '/' and new.published is not null and new.published is distinct from old.published)
  execute function unlock_badge('homepage', 'setting-up');

create trigger entrepreneur_badge after insert or update of paid_at on orders
  for each row when (new.paid_at is not null)
  execute function unlock_badge('entrepreneur', 'selling');
