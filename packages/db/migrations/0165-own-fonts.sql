-- What a page needs to know of a shop's own face, and that its people may use it.
-- Lock cost: a short one on custom_fonts, which has few rows.
alter table custom_fonts
  add column format text not null default 'woff2' check (format in ('woff2', 'woff', 'ttf', 'otf')),
  -- One weight, or the ends of what it varies between.
  add column weights text not null default '400' check (weights ~ '^\d{1,4}( \d{1,4})?$'),
  -- From the file, in its own units: {ascent, descent, unitsPerEm, averageWidth, capitals}.
  add column metrics jsonb not null default '{"ascent":1000,"descent":250,"unitsPerEm":1000,"averageWidth":450,"capitals":1}',
  -- Who said when that the shop may use it.
  add column licensed_by int,
  add column licensed_at timestamptz;
create unique index custom_fonts_one_file on custom_fonts (division_id, sha256);
drop index custom_fonts_division_id_sha256_idx;
