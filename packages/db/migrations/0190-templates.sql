-- Templates of a shop: what stands around its pages, and how product and collection pages are laid out. Each is a page of its
-- own, with its draft, its versions and its editors, which visitors find at no address.
-- Lock cost: a short one on pages; the column without a default rewrites nothing, and the index has no rows yet.

alter table pages add column template text check (template in ('header', 'footer', 'product', 'collection'));
create unique index pages_one_per_template on pages (division_id, template) where template is not null;
