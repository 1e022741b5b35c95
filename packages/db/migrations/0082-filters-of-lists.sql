-- What the lists of a shop are filtered by is cached in each process until the shop is announced as changed: prices, what is
-- on sale, colours and sizes. A product's many variants are announced once.
-- Lock cost: a short one on each table.

create trigger product_price_changed after update of price_inc_tax_minor, sale_price_inc_tax_minor, on_sale, personalisable on products
  for each row when (
    (old.price_inc_tax_minor, old.sale_price_inc_tax_minor, old.on_sale, old.personalisable)
    is distinct from (new.price_inc_tax_minor, new.sale_price_inc_tax_minor, new.on_sale, new.personalisable))
  execute function announce_gate();

create function announce_written() returns trigger language plpgsql as $$
begin
  perform announce_stale(array_agg(distinct 'division:' || division_id)) from written having count(*) > 0;
  return null;
end $$;
create trigger variants_added after insert on product_variants referencing new table as written
  for each statement execute function announce_written();
create trigger variants_changed after update on product_variants referencing new table as written
  for each statement execute function announce_written();
