-- What a buyer tells the shop with an order, and the VAT number of a business, which its invoice has to bear.
-- Lock cost: two short ones on orders; the columns have constant defaults, so no row is written again.

alter table orders
  add column note text not null default '',
  add column vat_number text not null default '';
