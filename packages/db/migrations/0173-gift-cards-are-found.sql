-- A shop that sells gift cards is searched by them, and its map of the site names their page.
-- Lock cost: a short one on gift_card_offers, which has a row for each shop at most.
create trigger gift_card_offer_changed after insert or update of is_on on gift_card_offers
  for each row execute function announce_gate();
