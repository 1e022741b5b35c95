-- Lists of artworks show a small copy, and a product says why its print files could not be drawn.
-- Lock cost: none, two columns without a default.

-- null for artworks that came in before; lists then show the preview
alter table artworks add column thumb_sha256 text;
alter table artworks add foreign key (division_id, thumb_sha256) references files (division_id, sha256);
create index on artworks (division_id, thumb_sha256);

-- null while the print files are drawn or wait to be
alter table products add column print_failure text;
