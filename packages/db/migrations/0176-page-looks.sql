-- States of a page that its editor looks at without storing them: those of an hour, which the next look takes away.
-- Lock cost: none but that of a new table.

create table page_looks (
  division_id int not null references divisions,
  uuid uuid not null,
  page_id bigint not null,
  -- As a draft is stored.
  page jsonb not null,
  created_at timestamptz not null default now(),
  primary key (division_id, uuid),
  foreign key (division_id, page_id) references pages (division_id, id)
);
create index on page_looks (division_id, page_id, created_at);
select fence_division('page_looks', 'select, insert, delete');
