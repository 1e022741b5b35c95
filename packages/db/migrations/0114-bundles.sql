-- Bundles: what is fixed of each part, and which lines of an order were bought together at a price of their own.
-- Lock cost: short ones on bundle_items and order_items, for columns without defaults.

alter table bundle_items
  -- Fixed where the shopper chooses the other; a part whose colour and size are both fixed names its variant.
  add column colour text,
  add column size text,
  add constraint bundle_items_fixed_once check (variant_id is null or (colour is null and size is null));

-- An order holds a bundle as its parts: each is a line of its own with its share of the price, so that stock, labels, VAT and
-- refunds are a part's own. The three columns say which lines were one line of the basket.
alter table order_items
  add column bundle_line smallint,
  add column bundle_product_id bigint,
  add column bundle_name text,
  add foreign key (division_id, bundle_product_id) references products (division_id, id),
  add constraint order_items_of_a_bundle check (
    (bundle_line is null) = (bundle_product_id is null) and (bundle_line is null) = (bundle_name is null));
create index on order_items (division_id, bundle_product_id) where bundle_product_id is not null;
