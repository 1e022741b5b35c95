-- What a shop is searched by is cached in each process until the shop is announced as changed. Goods, collections and their
-- words are announced by the database, so that none of those who write them has to think of it.
-- Lock cost: a short one on each table.

create trigger product_changed after insert or update of name, url_name, type, enabled, approval_status, published_at, deleted_at on products
  for each row execute function announce_gate();
create trigger collection_changed after insert or update of name, url_name, description on collections
  for each row execute function announce_gate();
create trigger collection_removed after delete on collections for each row execute function announce_removed();
create trigger collection_product_added after insert on collection_products for each row execute function announce_gate();
create trigger collection_product_removed after delete on collection_products for each row execute function announce_removed();
create trigger product_tag_added after insert on product_tags for each row execute function announce_gate();
create trigger product_tag_removed after delete on product_tags for each row execute function announce_removed();
