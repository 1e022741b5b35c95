-- Every design as it was ever on sale, by its hash. An order is printed from what it bought, also when the product has been
-- published anew since and the first file was not drawn yet.
-- Lock cost: a trigger on products; no rewrite.

create table published_scenes (
  division_id int not null references divisions,
  scene_hash text not null,
  blank_code text not null references blanks (code),
  scene jsonb not null,
  published_at timestamptz not null default now(),
  primary key (division_id, scene_hash)
);
select fence_division('published_scenes', 'select, insert');

create function keep_published_scene() returns trigger language plpgsql as $$
begin
  insert into published_scenes (division_id, scene_hash, blank_code, scene)
  values (new.division_id, new.scene_hash, new.blank_code, new.scene)
  on conflict do nothing;
  return null;
end $$;

create trigger keep_published_scene after insert or update of scene_hash, published_at on products
  for each row when (new.published_at is not null) execute function keep_published_scene();
