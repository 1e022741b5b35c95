-- What waits for its payment can be taken back by the shop, and its mail sent again.
-- Lock cost: a short one on line_changes, for a column with a constant default and a wider check.

alter table line_changes
  -- How many times the shopper was mailed where to pay it.
  add column mails int not null default 0 check (mails >= 0),
  drop constraint line_changes_state_check,
  -- withdrawn: the shop took it back before it was paid.
  add constraint line_changes_state_check check (state in ('owed', 'paid', 'made', 'replaced', 'late', 'waived', 'withdrawn'));
update line_changes set mails = 1 where actor_kind <> 'shopper' and difference_minor > 0 and state <> 'waived';
