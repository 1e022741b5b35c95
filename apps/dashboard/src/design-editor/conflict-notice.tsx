import { Button } from "@selvedge/ui/actions/button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { type RefObject, useState } from "react";
import { useHandOverFocus } from "../shell/use-hand-over-focus.ts";

interface ConflictNoticeProps {
  onTake: () => void;
  onKeep: () => Promise<void>;
  /** Gets the focus after the choice. */
  goOn: RefObject<HTMLButtonElement | null>;
}

/** Somebody else saved a newer version: the merchant chooses which one to keep. */
export function ConflictNotice({ onTake, onKeep, goOn }: ConflictNoticeProps) {
  const part = useHandOverFocus<HTMLDivElement>(() => goOn.current);
  const [isBusy, setBusy] = useState(false);
  const keep = () => {
    setBusy(true);
    void onKeep().finally(() => setBusy(false));
  };
  return (
    <div ref={part} role="alert" className="border-line border-b p-2">
      <Notice
        tone="warning"
        title="This design was changed elsewhere"
        actions={
          <>
            <Button size="dense" isDisabled={isBusy} onPress={onTake}>
              Use the other version
            </Button>
            <Button size="dense" busy={isBusy} busyLabel="Saving" onPress={keep}>
              Keep my changes
            </Button>
          </>
        }
      >
        Your last changes have not been saved. Use the other version to discard them, or keep yours to replace it.
      </Notice>
    </div>
  );
}
