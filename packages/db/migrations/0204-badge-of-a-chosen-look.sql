-- The search bar and the full footer are switched beside the menu, and stored with the theme that the shop wears: to switch
-- them is not to choose a look.
-- Lock cost: a short one on themes for its trigger.

drop trigger theme_badge on themes;
create trigger theme_badge after update on themes
  for each row when (
    new.active and (
      not old.active
      or (new.extends, new.properties - array['menu.search.bar', 'footer.visible'])
        is distinct from (old.extends, old.properties - array['menu.search.bar', 'footer.visible'])
    )
  )
  execute function unlock_badge('theme', 'setting-up');
