-- A paid order counts once towards its products' best-seller rank, however often the job that counts it runs. Counting all
-- orders of a product again at each payment would take longer with every order.
-- Lock cost: a column without a default; the update writes each paid order once.

alter table orders add column ranked_at timestamptz;
update orders set ranked_at = paid_at where paid_at is not null;
