-- What shoppers write on a product: the fonts and inks that a template offers, and the design that a basket's line becomes
-- with its texts. The design is published with the order: one that was never bought goes with its basket.
-- Lock cost: short ones, for columns with constant defaults.
alter table personalisation_templates
  add column fonts text[] not null default '{plain}' check (cardinality(fonts) > 0),
  add column inks text[] not null default '{black}' check (cardinality(inks) > 0);
alter table basket_items
  -- The product's design with this line's texts; null for goods as they are.
  add column scene jsonb;
