-- Split tests are made and started by a shop's people: when one began, the page that a variation shows as the home page, how
-- many visitors each variation has had, and which variations an order's buyer saw. A test's code is free again once it ended.
-- Lock cost: a short one on split_tests and split_test_variations; references on pages and orders.

alter table split_tests add column started_at timestamptz;
alter table split_tests drop constraint split_tests_division_id_code_key;
create unique index split_tests_open_code on split_tests (division_id, code) where ended_at is null;

alter table split_test_variations
  add column page_id bigint,
  -- Counted when a browser gets the variation, not when its test shows something: what it shows may be further on.
  add column visitors int not null default 0 check (visitors >= 0),
  add foreign key (division_id, page_id) references pages (division_id, id);
create index on split_test_variations (division_id, page_id) where page_id is not null;

create table order_split_tests (
  division_id int not null,
  order_id bigint not null,
  split_test_id int not null,
  variation_id int not null,
  primary key (division_id, order_id, split_test_id),
  foreign key (division_id, order_id) references orders (division_id, id),
  foreign key (division_id, split_test_id) references split_tests (division_id, id),
  foreign key (division_id, variation_id) references split_test_variations (division_id, id)
);
create index on order_split_tests (division_id, split_test_id);
create index on order_split_tests (division_id, variation_id);
select fence_division('order_split_tests', 'select, insert');

-- What cached pages know of a test, but how many visitors it has had.
drop trigger variation_changed on split_test_variations;
create trigger variation_changed after insert or update of alias, name, weight, page_id on split_test_variations
  for each row execute function announce_gate();
drop trigger split_test_changed on split_tests;
create trigger split_test_changed after insert or update of code, name, active on split_tests
  for each row execute function announce_gate();
