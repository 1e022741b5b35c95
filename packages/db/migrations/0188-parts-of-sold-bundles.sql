-- Which part of its bundle a line of an order is, from 1. Pieces of a part that became another size are a line of their own of the
-- same part, so a bundle was bought as often as its parts have pieces, whatever was changed.
-- Null of what was bought by itself, and of what was sold before: such a line counts as a part by itself.
-- Lock cost: a short one on order_items; no rewrite.

alter table order_items add column bundle_part smallint;
