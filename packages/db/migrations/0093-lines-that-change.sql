-- A line of an order may become another size or colour until its garments' labels are printed.
-- Lock cost: none to speak of; a right only.

-- The factory's tables belong to the back office too, and a line changes together with its labels.
grant update on order_items to selvedge_backoffice;
