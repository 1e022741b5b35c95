-- The bank account that customers pay a shop's invoices to, as its people enter it.
-- Lock cost: a short one on division_company_infos, which has a row for each shop at most.

-- Digits and capital letters without spaces; empty where the shop has not said it.
alter table division_company_infos
  add column bank_account_name text not null default '',
  add column bank_sort_code text not null default '',
  add column bank_account_number text not null default '',
  add column bank_iban text not null default '',
  add column bank_bic text not null default '';
