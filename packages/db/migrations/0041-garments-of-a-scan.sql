-- One scan may move several garments: a hole that is packed, or the like garments of one order that are picked together.
alter table scan_events add column garments int not null default 1 check (garments > 0);
