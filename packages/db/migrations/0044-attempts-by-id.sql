-- A card processor's message names a payment attempt and no shop.
-- Lock cost: writes to payment_attempts wait while the index is built, a second for a million rows.
create index payment_attempts_by_id on payment_attempts (id);
