-- A product that is in no collection stands nowhere in its shop. Those that are in none so far join their shop's
-- collection of everything, which is made where there is none. Bundles have no page of their own in a shop.
-- Lock cost: rows are added to collections and collection_products; products is read once.

-- The owner of the tables stands outside the fence only while it is not forced upon it.
alter table collections no force row level security;
alter table collection_products no force row level security;
alter table products no force row level security;

create temporary table products_in_none as
select p.division_id, p.id from products p
where p.deleted_at is null and not p.is_bundle
  and not exists (select 1 from collection_products c where c.division_id = p.division_id and c.product_id = p.id);

insert into collections (division_id, name, url_name)
select distinct division_id, 'All products', 'all' from products_in_none
on conflict do nothing;

insert into collection_products (division_id, collection_id, product_id)
select n.division_id, c.id, n.id from products_in_none n
join collections c on c.division_id = n.division_id and c.url_name = 'all'
on conflict do nothing;

drop table products_in_none;
alter table collections force row level security;
alter table collection_products force row level security;
alter table products force row level security;
