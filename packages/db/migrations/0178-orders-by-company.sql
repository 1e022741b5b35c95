-- Work for a club or a company is remembered by its name: a shop finds it by the delivery's company or the invoice's.
-- Lock cost: rewrites orders once for the stored key, then builds three small indexes; on a big platform run it at night.
alter table orders
  add column billing_company_key text collate "C" not null generated always as (search_key(billing_company)) stored;
create index orders_of_shop_by_company on orders (division_id, company_key)
  where company_key <> '' and (paid_at is not null or on_terms);
-- Most invoices go to the company that the parcel goes to, and its own key finds those.
create index orders_of_shop_by_billing_company on orders (division_id, billing_company_key)
  where billing_company_key <> '' and billing_company_key <> company_key and (paid_at is not null or on_terms);
create index orders_by_billing_company on orders (billing_company_key)
  where billing_company_key <> '' and billing_company_key <> company_key;
