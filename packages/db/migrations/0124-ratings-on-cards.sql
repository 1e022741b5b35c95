-- Cards show the rating of their product, so that of each is read from the index alone.
-- Lock cost: a short one on reviews while its index is built.
create index reviews_by_product on reviews (division_id, product_id, state) include (rating);
drop index reviews_division_id_product_id_state_idx;
