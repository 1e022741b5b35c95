-- The marks by which search engines and social networks know a shop's site as its own: by service, what the service gave. They
-- stand in the head of the home page, so a change is announced as one of what is around pages.
-- Lock cost: a short one on shop_sites; the default is no rewrite.

alter table shop_sites add column verification jsonb not null default '{}';

create trigger verification_changed after insert or update of verification on shop_sites
  for each row execute function announce_gate();
