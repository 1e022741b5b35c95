-- The id that a session gets next. The one before opens it until the browser has shown the new one: an answer that carries
-- it may be lost on the way.
-- Lock cost: a short one on sessions; the column without a default rewrites nothing.
alter table sessions add column next_token_hash bytea unique;
