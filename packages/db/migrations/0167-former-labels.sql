-- A shop changes its name and its address; visitors of the former address are led on for a year.
-- Lock cost: none on tables with rows but for grants.
create table former_labels (
  label text primary key,
  division_id int not null references divisions,
  until timestamptz not null
);
create index on former_labels (division_id);
-- Read before a shop is known, as subdomains are.
grant select, insert, update, delete on former_labels to selvedge_web;
grant select on former_labels to selvedge_worker;
grant select, insert, update, delete on former_labels to selvedge_backoffice;
grant update (label) on subdomains to selvedge_web;
grant update (name) on divisions to selvedge_web;
