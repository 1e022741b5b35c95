import { Button } from "@selvedge/ui/actions/button";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { type ReactNode, useEffect, useState } from "react";
import { useBlocker } from "react-router";

/** What a page passes as the state of a navigation that is no leaving of work, such as after deleting it. */
export const leavesNothing = { leavesNothing: true } as const;

interface LeaveGuardProps {
  isDirty: boolean;
  /** What saving is called here. */
  saveLabel: string;
  /** Saves, and returns whether it did; null while nothing can be saved. The page stays open if saving fails. */
  onSave: (() => Promise<boolean>) | null;
  /** What is not saved. */
  children: ReactNode;
}

/** Asks before another page, another address or a closed tab throws away what is not saved: save it, leave it, or stay. */
export function LeaveGuard({ isDirty, saveLabel, onSave, children }: LeaveGuardProps) {
  const [isBusy, setBusy] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && !nextLocation.state?.leavesNothing,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
  const stay = () => blocker.reset?.();
  const save = async () => {
    setBusy(true);
    const isSaved = await onSave?.();
    setBusy(false);
    if (isSaved) blocker.proceed?.();
    else stay();
  };
  return (
    <Dialog
      role="alertdialog"
      title="Leave without saving?"
      isOpen={blocker.state === "blocked"}
      isBusy={isBusy}
      onClose={stay}
      width="regular"
      actions={
        <>
          <Button autoFocus isDisabled={isBusy} onPress={stay}>
            Stay
          </Button>
          <Button variant="danger" isDisabled={isBusy} onPress={() => blocker.proceed?.()}>
            Discard and leave
          </Button>
          {onSave ? (
            <Button variant="primary" busy={isBusy} busyLabel="Saving" onPress={() => void save()}>
              {saveLabel} and leave
            </Button>
          ) : null}
        </>
      }
    >
      <div className="text-ink-2">{children}</div>
    </Dialog>
  );
}
