-- Collections whose products are chosen by a rule. Their members are rows as those of others are, written by the database
-- whenever a product or the rule changes, so that whoever reads collections has nothing to think of.
-- Lock cost: a column without a default; a short lock on each table for its trigger.

-- null: filled by hand. {}: everything. {"kinds": ["hoodie"], "tags": ["moth"], "colours": ["Navy"], "fromMinor": 1000,
-- "toMinor": 2000, "onSale": true, "newest": 24}: what fits all of it; of that the newest, where a number is given.
alter table collections add column rule jsonb check (jsonb_typeof(rule) = 'object');

create function fits_rule(rule jsonb, p products) returns boolean language sql stable as $$
  select p.deleted_at is null
    and (not rule ? 'kinds' or rule -> 'kinds' ? p.blank_code)
    and (not rule ? 'tags' or exists (select from product_tags pt join tags t on t.division_id = pt.division_id and t.id = pt.tag_id
      where pt.division_id = p.division_id and pt.product_id = p.id and rule -> 'tags' ? t.name))
    and (not rule ? 'colours' or exists (select from product_variants v
      where v.division_id = p.division_id and v.product_id = p.id and v.enabled and rule -> 'colours' ? v.colour))
    and (not rule ? 'onSale' or (p.on_sale and p.sale_price_inc_tax_minor is not null))
    and (not rule ? 'fromMinor' or case when p.on_sale then coalesce(p.sale_price_inc_tax_minor, p.price_inc_tax_minor) else p.price_inc_tax_minor end >= (rule ->> 'fromMinor')::int)
    and (not rule ? 'toMinor' or case when p.on_sale then coalesce(p.sale_price_inc_tax_minor, p.price_inc_tax_minor) else p.price_inc_tax_minor end <= (rule ->> 'toMinor')::int)
$$;

-- Fills a collection by its rule; of one product alone where that is given and the rule does not compare it with others.
create function fill_by_rule(c collections, product bigint) returns void language plpgsql as $$
declare
  one bigint := case when c.rule ? 'newest' then null else product end;
begin
  with wanted as materialized (
    select p.id from products p
    where p.division_id = c.division_id and (one is null or p.id = one) and fits_rule(c.rule, p)
      and (not c.rule ? 'newest' or p.published_at is not null)
    order by p.published_at desc nulls last, p.id desc limit (c.rule ->> 'newest')::int),
  gone as (
    delete from collection_products m
    where m.division_id = c.division_id and m.collection_id = c.id and (one is null or m.product_id = one)
      and m.product_id not in (select id from wanted))
  insert into collection_products (division_id, collection_id, product_id)
  select c.division_id, c.id, id from wanted on conflict do nothing;
end $$;

create function fill_collection() returns trigger language plpgsql as $$
begin
  perform fill_by_rule(new, null);
  return null;
end $$;
create trigger collection_filled after insert or update of rule on collections
  for each row when (new.rule is not null) execute function fill_collection();

create function file_product() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  perform fill_by_rule(c, (to_jsonb(changed) ->> case when tg_table_name = 'products' then 'id' else 'product_id' end)::bigint)
  from collections c where c.division_id = changed.division_id and c.rule is not null;
  return null;
end $$;
create trigger product_filed after insert on products for each row execute function file_product();
create trigger product_filed_again after update of blank_code, price_inc_tax_minor, sale_price_inc_tax_minor, on_sale, published_at, deleted_at on products
  for each row when (
    (old.blank_code, old.price_inc_tax_minor, old.sale_price_inc_tax_minor, old.on_sale, old.published_at, old.deleted_at)
    is distinct from (new.blank_code, new.price_inc_tax_minor, new.sale_price_inc_tax_minor, new.on_sale, new.published_at, new.deleted_at))
  execute function file_product();
create trigger tag_filed after insert or delete on product_tags for each row execute function file_product();

create function file_variants() returns trigger language plpgsql as $$
begin
  perform fill_by_rule(c, w.product_id) from (select distinct division_id, product_id from written) w
  join collections c on c.division_id = w.division_id and c.rule ? 'colours';
  return null;
end $$;
create trigger variants_filed after insert on product_variants referencing new table as written
  for each statement execute function file_variants();
create trigger variants_filed_again after update on product_variants referencing new table as written
  for each statement execute function file_variants();
