-- Print files on their way: a small picture of each for paper labels, and who is carrying one to its machine. And what the
-- nightly clean-up may remove.
-- Lock cost: none, columns without a default.

-- null until a label was first printed with it; drawn from the print file then
alter table print_files
  add column label_picture_sha256 text,
  add foreign key (division_id, label_picture_sha256) references files (division_id, sha256);
create index on print_files (division_id, label_picture_sha256) where label_picture_sha256 is not null;

-- While somebody writes copies into the machine's folder; a time in the past is that of a process that died over it.
alter table label_applications add column carried_until timestamptz;

grant delete on mails to selvedge_backoffice;
grant delete on local_cards.tokens to selvedge_worker;
