-- The owners of a shop that is being closed are reminded once, some days before it is.
-- Lock cost: a short one on shop_closings, which has few rows.
alter table shop_closings add column reminded_at timestamptz;
