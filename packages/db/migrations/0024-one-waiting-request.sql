-- The same wish for permissions is one request for as long as it waits, however many tabs send it at once.
-- Lock cost: permission_requests has a few rows of each account.

-- Words are kept in the order of the alphabet, so that the same ones are equal.
update permission_requests set permissions = array(select word from unnest(permissions) as word order by word collate "C");
delete from permission_requests later using permission_requests earlier
where earlier.status = 'waiting' and later.status = 'waiting' and earlier.id < later.id and earlier.account_id = later.account_id
  and earlier.division_id is not distinct from later.division_id and earlier.permissions = later.permissions;
create unique index permission_requests_one_waiting on permission_requests (account_id, division_id, permissions)
  nulls not distinct where status = 'waiting';
