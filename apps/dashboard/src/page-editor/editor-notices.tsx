import type { Recovered } from "@selvedge/builder/saving/journal";
import { Button } from "@selvedge/ui/actions/button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { useState } from "react";
import type { usePageSession } from "../pages/use-page-session.ts";
import { BLOCK_TYPES } from "./block-words.ts";
import { ConflictNotice } from "./later-parts.tsx";

interface EditorNoticesProps {
  editing: Pick<ReturnType<typeof usePageSession>, "session" | "saver" | "save" | "conflicts">;
  recovered: Recovered | null;
  /** No other tab of this browser edits the page. */
  isAlone: boolean;
  /** Who saved the page last. */
  savedBy: string | null;
}

/** More at once would push the page out of sight. */
const mostConflicts = 2;

/** What the merchant has to know or to decide before they go on. */
export function EditorNotices({
  editing: { session, saver, save, conflicts },
  recovered,
  isAlone,
  savedBy,
}: EditorNoticesProps) {
  const [hasSeenRecovered, setSeenRecovered] = useState(false);
  const notices = [...conflicts].slice(0, mostConflicts);
  return (
    <div className="empty:hidden [&>*]:m-2">
      {isAlone ? null : (
        <Notice tone="warning" title="This page is open in another tab">
          Both tabs save, and each shows what the other has saved. Where they change the same, you are asked which one
          counts.
        </Notice>
      )}
      {recovered && recovered.pending.length > 0 && !hasSeenRecovered ? (
        <Notice
          title="We found changes that were not saved"
          actions={
            <Button size="dense" onPress={() => setSeenRecovered(true)}>
              Go on
            </Button>
          }
        >
          They were made before this page was closed, and are on it again. Undo takes them back.
        </Notice>
      ) : null}
      {save.kind === "failed" ? (
        <Notice
          tone="danger"
          title="Your changes are not saved"
          actions={
            <Button size="dense" onPress={() => void saver.flush()}>
              Try again
            </Button>
          }
        >
          {save.message}
        </Notice>
      ) : null}
      {notices.map((conflict) => (
        <ConflictNotice
          key={JSON.stringify(conflict.op)}
          conflict={conflict}
          session={session}
          savedBy={savedBy}
          types={BLOCK_TYPES}
          onDecided={() => saver.decide(conflict)}
        />
      ))}
    </div>
  );
}
