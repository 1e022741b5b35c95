import { Button } from "@selvedge/ui/actions/button";

interface SaveRowProps {
  isDirty: boolean;
  isBusy: boolean;
  /** Something keeps it from being saved that the form says itself, such as a colleague's change. */
  isHeld?: boolean;
}

/** The end of a form of settings: the button that saves it, and whether there is something to save. */
export function SaveRow({ isDirty, isBusy, isHeld = false }: SaveRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving" isDisabled={!isDirty || isHeld}>
        Save
      </Button>
      {isDirty ? <span className="text-dense text-ink-2">Not saved yet</span> : null}
    </div>
  );
}
