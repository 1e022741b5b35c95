-- Whoever knows their way puts the first days' list away, for themselves alone.
-- Lock cost: none on tables with rows.
create table hidden_checklists (
  division_id int not null references divisions,
  account_id int not null references accounts on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (division_id, account_id)
);
select fence_division('hidden_checklists');
