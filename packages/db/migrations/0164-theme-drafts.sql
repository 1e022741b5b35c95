-- A theme is changed as a draft that visitors do not see until it is published, and what it was before stays one step behind.
-- Lock cost: a short one on themes; nothing is rewritten, because every default is constant.
alter table themes
  -- {properties, kept, presetVersion}; null while nothing is being changed.
  add column draft jsonb,
  -- The same as visitors had it before the last publishing; null where nothing was published.
  add column former jsonb,
  -- Pairs of colours that are hard to read and that the shop's people keep all the same.
  add column kept jsonb not null default '[]',
  -- Raised by every change, so that a stale one is noticed.
  add column rev int not null default 1,
  -- The version of the shipped theme that this one builds on.
  add column preset_version int not null default 1,
  add column published_at timestamptz;
