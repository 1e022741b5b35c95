-- A print file belongs to a design, a side and a size: an A2 is not printed from the file of an A3. Sizes of a garment that
-- are printed alike share one. Every file until now was drawn at the size that was designed.
-- Lock cost: constants as defaults, and one index over print_files built anew.

-- How many times larger than designed, in thousandths. The blanks' own are written at every start.
alter table blank_variants
  add column print_scale_permille int not null default 1000 check (print_scale_permille > 0);

alter table print_files
  add column scale_permille int not null default 1000 check (scale_permille > 0),
  drop constraint print_files_division_id_scene_hash_side_renderer_version_key,
  add constraint print_files_one_of_each
    unique (division_id, scene_hash, side, scale_permille, renderer_version);
