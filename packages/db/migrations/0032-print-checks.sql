-- What can be told of a print once it is drawn: its see-through ink, the colours on which it is hard to see, and the boxes
-- that its pictures bring. Files drawn before say nothing.
alter table print_files add column checks jsonb;
