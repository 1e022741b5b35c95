-- A transaction whose statements all leave in one packet has nobody who looks at an answer before it is stored. One of its
-- statements ends it where something is not as it has to be: the code says what, and class SB is ours.
create function end_transaction(code text) returns boolean language plpgsql as $$
begin
  raise exception 'The transaction is ended: %', code using errcode = code;
end $$;
