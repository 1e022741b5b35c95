import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { useEffect, useRef } from "react";

interface ChangedNoticeProps {
  /** "This question", "This text". */
  what: string;
  /** What was changed there, in words; absent where it is not known. */
  changed?: readonly string[];
  /** Where the other version is looked at. */
  otherHref?: string;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else saved in between: nothing is written over, nothing typed is lost, and the writer chooses. */
export function ChangedNotice({ what, changed, otherHref, onTheirs, onMine }: ChangedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Saving is pressed at the foot of a long form.
  useEffect(() => {
    // In braces: browsers answer with a promise, which React would call when the notice goes.
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={notice} role="alert" className="mb-4 scroll-mt-20">
      <Notice
        tone="warning"
        title={`${what} was changed elsewhere`}
        actions={
          <>
            {otherHref ? (
              <LinkButton href={otherHref} target="_blank" size="dense">
                See the other version
              </LinkButton>
            ) : null}
            <Button size="dense" onPress={onTheirs}>
              Use the other version
            </Button>
            <Button size="dense" onPress={onMine}>
              Keep my changes
            </Button>
          </>
        }
      >
        {changed ? `Changed there: ${listed.format(changed) || "nothing that you can see"}. ` : null}
        What you wrote is still here and has not been saved. Use the other version to discard it, or keep it to replace
        that when you save.
      </Notice>
    </div>
  );
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What was typed here before and not saved is there again. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="mb-4">
      <Notice
        title="This is what you wrote here last time"
        actions={
          <Button size="dense" onPress={onDiscard}>
            Show what is saved
          </Button>
        }
      >
        It was not saved. This browser kept it.
      </Notice>
    </div>
  );
}
