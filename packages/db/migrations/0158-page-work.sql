-- What is done with a page beside writing it: versions under a name, publishing at a time, who has it open and who saved it.
-- Lock cost: short ones on pages and page_versions; the constant default rewrites nothing.

alter table pages add column updated_by int references accounts;
create index on pages (updated_by) where updated_by is not null;

-- A version is what was published, or a draft that somebody named. Its name is its note.
alter table page_versions add column kind text not null default 'published' check (kind in ('published', 'named'));
grant update (note) on page_versions to selvedge_web, selvedge_worker, selvedge_backoffice;

-- A page as it was when its publishing was set, to be published at a time.
create table page_schedules (
  division_id int not null references divisions,
  page_id bigint not null,
  publish_at timestamptz not null,
  page jsonb not null,
  account_id int not null references accounts,
  created_at timestamptz not null default now(),
  primary key (division_id, page_id),
  foreign key (division_id, page_id) references pages (division_id, id)
);
create index on page_schedules (account_id);
select fence_division('page_schedules');

-- A tab that has a page open for editing. Silent ones are gone: the next word of any tab of that page takes them away.
create table page_editors (
  division_id int not null references divisions,
  page_id bigint not null,
  tab uuid not null,
  account_id int not null references accounts,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (division_id, page_id, tab),
  foreign key (division_id, page_id) references pages (division_id, id)
);
create index on page_editors (account_id);
select fence_division('page_editors');
