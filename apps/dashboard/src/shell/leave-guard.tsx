import { ConfirmDialog } from "@selvedge/ui/confirm-dialog";
import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";

/** What a page passes as the state of a navigation that is no leaving of work, such as after deleting it. */
export const leavesNothing = { leavesNothing: true } as const;

/** Asks before another page, another address or a closed tab throws away what is not saved. */
export function LeaveGuard({ isDirty, children }: { isDirty: boolean; children: ReactNode }) {
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
  return (
    <ConfirmDialog
      isDanger
      isOpen={blocker.state === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave"
      keepLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
