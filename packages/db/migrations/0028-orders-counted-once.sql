-- A paid order counts once towards its products' best-seller rank, however often the job that counts it runs. Counting all
-- orders of a product again at each payment would take longer with every order. Orders of before have no mark: their jobs
-- have counted them, and run no more.
-- Lock cost: a column without a default.

alter table orders add column ranked_at timestamptz;
