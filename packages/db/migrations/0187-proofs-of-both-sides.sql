-- A proof shows each side that is printed: nobody approves a back that they have not seen. `image_sha256` is the first of them,
-- this is the back of a line that is printed on both; null where one side is printed, and while the pictures are rendered.
-- Proofs from before have the front alone.
-- Lock cost: a short one on quote_proofs; no rewrite.

alter table quote_proofs add column back_image_sha256 text;
