-- What is in a collection that is filled by hand may stand in an order of its owner's, and a shop's collection of everything
-- fills itself.
-- Lock cost: a column with a constant default; the rows of the collections of everything are written once.

-- Whether the positions in collection_products say how its page lists them. What has none, 0, stands last.
alter table collections add column is_ordered boolean not null default false;

-- The owner of the tables stands outside the fence only while it is not forced upon it.
alter table collections no force row level security;
alter table collection_products no force row level security;
alter table products no force row level security;
alter table product_tags no force row level security;
alter table product_variants no force row level security;
alter table tags no force row level security;

-- A shop that has taken something out of it chose what it holds: it stays as it is.
update collections c set rule = '{}'
where c.url_name = 'all' and c.rule is null and not exists (
  select from products p
  where p.division_id = c.division_id and p.deleted_at is null and p.published_at is not null and not p.is_bundle
    and not exists (select from collection_products m
      where m.division_id = c.division_id and m.collection_id = c.id and m.product_id = p.id));

alter table collections force row level security;
alter table collection_products force row level security;
alter table products force row level security;
alter table product_tags force row level security;
alter table product_variants force row level security;
alter table tags force row level security;
