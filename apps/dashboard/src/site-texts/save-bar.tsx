import { Button } from "@selvedge/ui/actions/button";
import { atBottom } from "@selvedge/ui/bottom-inset.ts";
import type { ReactNode } from "react";
import { footBar } from "../shell/foot-bar.ts";
import { useWide } from "../shell/use-wide.ts";

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  isHeld?: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Other things to do, in the head at every width. */
  children?: ReactNode;
}

/** Saving, in the head of the page, or at its foot where the head is narrow. */
export function SaveBar({ isDirty, isBusy, isHeld = false, onSave, onDiscard, children }: SaveBarProps) {
  const isWide = useWide();
  const saving = (
    <>
      <span role="status" className="text-dense text-ink-2 max-xl:mr-auto">
        {isDirty ? "Not saved yet" : "All changes saved"}
      </span>
      {isDirty ? (
        <Button variant="quiet" size="dense" onPress={onDiscard}>
          Discard
        </Button>
      ) : null}
      <Button
        variant="primary"
        size="dense"
        busy={isBusy}
        busyLabel="Saving"
        isDisabled={!isDirty || isHeld}
        onPress={onSave}
      >
        Save
      </Button>
    </>
  );
  return (
    <>
      {isWide ? saving : null}
      {children}
      {isWide ? null : (
        <div ref={atBottom} className={footBar}>
          {saving}
        </div>
      )}
    </>
  );
}
