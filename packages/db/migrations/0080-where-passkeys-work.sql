-- A passkey works on the host that it was made on. Null where it was made before that was stored: its next use tells.
-- Lock cost: a short one on passkeys.
alter table passkeys add column place text check (place in ('main', 'backoffice'));
