-- Counted tries may be forgotten when the database crashes; writing each to the log would make every order and sign-in
-- wait for the disk once more.
-- Lock cost: rewrites a table of the last few minutes' tries.
alter table rate_limits set unlogged;
