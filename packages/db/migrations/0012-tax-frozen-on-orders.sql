-- How a line was taxed, complete and checked, so that an invoice or a credit note never works it out again; the duty in an
-- order's delivery; and bank holidays in the day by which an order leaves.
-- Lock cost: reads order_items once for its check and rewrites orders once for ship_by.

-- The treatments have their trade names: a small parcel into the EU, and everything that is taxed at the border.
-- Not forced for this statement, because the rows of every division change.
alter table order_items no force row level security;
update order_items set tax_treatment = case tax_treatment when 'EU_IOSS' then 'EXPORT_IOSS' else 'EXPORT_DAP' end
where tax_treatment in ('EU_IOSS', 'EXPORT');

-- The rate that was charged, as a fraction; vat_rate beside it is the product's own multiplier.
alter table order_items add column tax_rate numeric(6, 5) check (tax_rate between 0 and 1);
-- Lines from before carry it in their amounts, as near as pence tell.
update order_items set tax_rate = case when tax_minor = 0 then 0
  else round(tax_minor::numeric / (price_minor - discount_minor), 3) end;
alter table order_items
  alter column tax_rate set not null,
  add constraint order_items_tax_treatment check (tax_treatment in ('UK_STD', 'UK_ZERO', 'EXPORT_IOSS', 'EXPORT_DAP', 'OSS', 'RC')),
  add constraint order_items_untaxed_exports check (tax_treatment not in ('UK_ZERO', 'EXPORT_DAP', 'RC') or (tax_rate = 0 and tax_minor = 0));
alter table order_items force row level security;

-- The part of shipping_minor that customs takes. A parcel with its duty paid has it in its delivery.
alter table orders add column duty_minor bigint not null default 0;
alter table orders add constraint orders_duty_within_shipping check (duty_minor between 0 and shipping_minor);

-- The bank holidays of England and Wales. The rule is bankHolidays of the domain said in SQL; a test holds the two equal.
create function bank_holidays(of_year int) returns date[] language plpgsql immutable parallel safe as $$
declare
  golden int := of_year % 19;
  century int := of_year / 100;
  epact int := (19 * golden + century - century / 4 - (8 * century + 13) / 25 + 15) % 30;
  full_moon int := epact - (epact / 28) * (1 - (29 / (epact + 1)) * ((21 - golden) / 11));
  past_sunday int := full_moon - (of_year + of_year / 4 + full_moon + 2 - century + century / 4) % 7;
  easter_month int := 3 + (past_sunday + 40) / 44;
  easter date := make_date(of_year, easter_month, past_sunday + 28 - 31 * (easter_month / 4));
  new_year date := make_date(of_year, 1, 1);
  christmas date := make_date(of_year, 12, 25);
  mondays date[] := array[make_date(of_year, 5, 1), make_date(of_year, 5, 25), make_date(of_year, 8, 25)];
  usual date[];
begin
  select array_agg(from_day + (8 - extract(dow from from_day)::int) % 7) into usual from unnest(mondays) as from_day;
  usual := usual || array[
    new_year + case extract(dow from new_year)::int when 6 then 2 when 0 then 1 else 0 end,
    easter - 2,
    easter + 1,
    christmas + case extract(dow from christmas)::int when 6 then 2 when 0 then 1 else 0 end,
    christmas + case extract(dow from christmas)::int when 5 then 3 when 6 then 3 when 0 then 2 else 1 end
  ];
  -- Proclaimed once, and those taken from their usual day.
  usual := usual || array(select day from unnest(array['2020-05-08', '2022-06-02', '2022-06-03', '2022-09-19', '2023-05-08']::date[]) as day
    where extract(year from day) = of_year);
  return array(select day from unnest(usual) as day where day not in ('2020-05-04', '2022-05-30') order by day);
end $$;

create or replace function ship_by_day(paid_at timestamptz) returns date language plpgsql immutable parallel safe as $$
declare
  day date := (paid_at at time zone 'UTC' + interval '12 hours')::date;
  days_left int := 2;
begin
  if paid_at is null then return null; end if;
  loop
    if extract(isodow from day) < 6 and day <> all (bank_holidays(extract(year from day)::int)) then
      if days_left = 0 then return day; end if;
      days_left := days_left - 1;
    end if;
    day := day + 1;
  end loop;
end $$;
-- The column is made again, so that every order has the new rule's day.
alter table orders drop column ship_by;
alter table orders add column ship_by date generated always as (ship_by_day(paid_at)) stored;
create index on orders (ship_by);
