-- The name of a section of a shop's own may change; what it holds does not.
-- Lock cost: none.

grant update (name) on page_sections to selvedge_web, selvedge_worker, selvedge_backoffice;
