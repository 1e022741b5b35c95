-- A third list of a visitor: what they have put aside from the basket to buy later.
-- Lock cost: reads baskets once.

alter table baskets
  drop constraint baskets_name_check,
  add constraint baskets_name_check check (name in ('main', 'favourites', 'later'));
