-- Former addresses of posts, the order of the questions in a shop's help, and what makes pages stale that show a theme or
-- a company. Lock cost: short ones on posts, divisions, themes and division_company_infos for references and triggers.

-- Visitors of a post's former address are led to its present one.
create table post_former_addresses (
  division_id int not null,
  url_name text not null,
  post_id int not null,
  primary key (division_id, url_name),
  foreign key (division_id, post_id) references posts (division_id, id)
);
select fence_division('post_former_addresses');

-- Names of a group's questions, standard ones too; those that are not in it come last.
create table help_orders (
  division_id int not null references divisions,
  group_code text not null check (group_code in ('delivery', 'returns', 'orders', 'goods', 'paying', 'account')),
  names text[] not null,
  primary key (division_id, group_code)
);
select fence_division('help_orders');

create trigger help_order_changed after insert or update on help_orders for each row execute function announce_gate();
create trigger theme_changed after insert or update of active, extends, properties on themes
  for each row execute function announce_gate();
create trigger company_changed after insert or update on division_company_infos
  for each row execute function announce_gate();
