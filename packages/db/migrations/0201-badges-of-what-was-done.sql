-- A design without a picture is no drawing on anything yet: opening the studio makes one.
-- Lock cost: a short one on designs for its trigger.

drop trigger designer_badge on designs;
create trigger designer_badge after insert or update of scene on designs
  for each row when (jsonb_path_exists(new.scene, '$.sides.*.elements[0]'))
  execute function unlock_badge('designer', 'setting-up');
