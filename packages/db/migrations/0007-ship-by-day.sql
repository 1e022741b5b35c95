-- The day by which a paid order leaves, as a column of its own, so that lists can be sorted and split by it.
-- The rule is shipByDay of the domain said in SQL; a test holds the two equal.
-- Lock cost: rewrites orders once; the table is empty when this first runs.

create function ship_by_day(paid_at timestamptz) returns date language sql immutable parallel safe as $$
  select case
    when extract(dow from start) = 6 then start + 4
    when extract(dow from start) = 0 then start + 3
    when extract(dow from start) in (4, 5) then start + 4
    else start + 2
  end
  from (select (paid_at at time zone 'UTC' + interval '12 hours')::date as start) begun
$$;

alter table orders add column ship_by date generated always as (ship_by_day(paid_at)) stored;
create index on orders (ship_by);
