-- An order writes an entry into nearly every index of its table, once when it is opened and again when it is paid. These two
-- answer nothing that a later one does not: all lists and jobs across shops leave deleted orders out, so that by status they
-- read orders_open, and by the day of shipping orders_open or orders_by_ship_day.
-- Lock cost: orders is locked while two indexes are dropped, an instant.
drop index orders_status_created_at_idx;
drop index orders_ship_by_idx;
