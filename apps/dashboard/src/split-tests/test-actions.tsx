import { Button } from "@selvedge/ui/actions/button";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { useState } from "react";
import type { SplitTest } from "./split-tests-query.ts";
import { useMoveTest } from "./use-move-test.ts";

/** What can be done with a test now. Stopping cannot be undone, so it is confirmed. */
export function TestActions({ test }: { test: SplitTest }) {
  const { isBusy, move } = useMoveTest(test);
  const [asked, setAsked] = useState<"stop" | "discard" | null>(null);
  const confirm = (to: "stop" | "discard") => void move(to).finally(() => setAsked(null));
  return (
    <>
      {test.state === "draft" ? (
        <>
          <Button size="dense" variant="quiet" onPress={() => setAsked("discard")}>
            Discard
          </Button>
          <Button size="dense" variant="primary" busy={isBusy} busyLabel="Starting" onPress={() => void move("start")}>
            Start test
          </Button>
        </>
      ) : null}
      {test.state === "running" ? (
        <Button size="dense" variant="danger" onPress={() => setAsked("stop")}>
          Stop test
        </Button>
      ) : null}
      <ConfirmDialog
        isDanger
        isOpen={asked === "stop"}
        isBusy={isBusy}
        title={`Stop “${test.name}”?`}
        confirmLabel="Stop test"
        keepLabel="Keep it running"
        onConfirm={() => confirm("stop")}
        onClose={() => setAsked(null)}
      >
        Everyone sees “{test.variations[0]?.name}” again. The results stay, and a stopped test cannot be started again.
      </ConfirmDialog>
      <ConfirmDialog
        isDanger
        isOpen={asked === "discard"}
        isBusy={isBusy}
        title={`Discard “${test.name}”?`}
        confirmLabel="Discard"
        keepLabel="Keep it"
        onConfirm={() => confirm("discard")}
        onClose={() => setAsked(null)}
      >
        It has not run, so there are no results to lose.
      </ConfirmDialog>
    </>
  );
}
