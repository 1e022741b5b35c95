-- What is around a shop's pages: its banners, its last days of the season, its own code, menu and footer. A change of any of
-- them is announced by the database, so that no cached page keeps what it was.
-- Lock cost: a short one on shop_sites and shop_settings.

create trigger surroundings_changed
  after insert or update of sitewide_banner_enabled, sitewide_banner, shipping_season, custom_code on shop_sites
  for each row execute function announce_gate();

create trigger settings_changed after insert or update of settings on shop_settings
  for each row execute function announce_gate();

-- Rates are only added.
create trigger rate_added after insert on shop_currency_rates
  for each row execute function announce_gate();
