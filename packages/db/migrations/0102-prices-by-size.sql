-- A size may have a price of its own: what it costs beside the product's price, which is that of every size without an entry.
-- Lock cost: a short one on products, for a column with a constant default.
alter table products
  -- By size, in minor units with VAT, on top of the price and of the sale price: {"A3": 600, "A2": 1300}.
  add column size_extras jsonb not null default '{}' check (jsonb_typeof(size_extras) = 'object');
drop trigger product_price_changed on products;
create trigger product_price_changed after update of price_inc_tax_minor, sale_price_inc_tax_minor, on_sale, personalisable, size_extras on products
  for each row when (
    (old.price_inc_tax_minor, old.sale_price_inc_tax_minor, old.on_sale, old.personalisable, old.size_extras)
    is distinct from (new.price_inc_tax_minor, new.sale_price_inc_tax_minor, new.on_sale, new.personalisable, new.size_extras))
  execute function announce_gate();
