-- The invoice of a difference that was paid for a dearer size, under numbers of its own without a gap. Together with the
-- invoice of its order it is what was paid.

create table supplementary_invoices (
  division_id int not null references divisions,
  number int not null check (number > 0),
  line_change_id bigint not null,
  order_id bigint not null,
  currency char(3) not null,
  treatment text not null check (treatment in ('UK_STD', 'UK_ZERO', 'EXPORT_IOSS', 'EXPORT_DAP', 'OSS', 'RC')),
  -- As a fraction: 0.2.
  rate numeric(6, 5) not null check (rate >= 0),
  net_minor bigint not null check (net_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor > 0),
  issued_at timestamptz not null default now(),
  primary key (division_id, number),
  unique (division_id, line_change_id),
  foreign key (division_id, line_change_id) references line_changes (division_id, id),
  foreign key (division_id, order_id) references orders (division_id, id),
  constraint supplementary_invoices_add_up check (total_minor = net_minor + tax_minor)
);
create index on supplementary_invoices (division_id, order_id);
select fence_division('supplementary_invoices', 'select, insert');

-- The last number of a shop's supplementary invoices. Its row is the lock, so that a number that is given is used.
create table supplementary_invoice_numbers (
  division_id int primary key references divisions,
  last_number int not null check (last_number > 0)
);
select fence_division('supplementary_invoice_numbers', 'select, insert, update');

-- Differences that were paid before there were any.
insert into supplementary_invoices (division_id, number, line_change_id, order_id, currency, treatment, rate, net_minor, tax_minor, total_minor, issued_at)
select c.division_id, row_number() over (partition by c.division_id order by c.finished_at, c.id), c.id, c.order_id, c.currency,
  i.tax_treatment, i.tax_rate, c.difference_minor - c.tax_minor, c.tax_minor, c.difference_minor, coalesce(c.finished_at, c.created_at)
from line_changes c join order_items i on i.division_id = c.division_id and i.id = c.changed_item_id
where c.state = 'made' and c.difference_minor > 0;
insert into supplementary_invoice_numbers (division_id, last_number)
select division_id, max(number) from supplementary_invoices group by division_id;
