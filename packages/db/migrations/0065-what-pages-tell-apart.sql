-- Cached pages know the variations of a split test and the currencies of their shop: both are announced when they change.
-- Lock cost: a short one on each table.

create trigger variation_changed after insert or update of alias on split_test_variations
  for each row execute function announce_gate();

create trigger plugin_changed after insert or update of settings on division_plugins
  for each row execute function announce_gate();
