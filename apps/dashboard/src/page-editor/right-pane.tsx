import type { PageSession } from "@selvedge/builder/session/page-session";
import type { BlockRec } from "@selvedge/pages/doc";
import { Button } from "@selvedge/ui/actions/button";
import { Bookmark } from "lucide-react";
import { memo, type Ref } from "react";
import type { PageEditing } from "../pages/use-page-session.ts";
import type { Device } from "./canvas.tsx";
import { EditorPart } from "./editor-part.tsx";
import type { Looks } from "./history/use-looks.ts";
import { BlockSide, HistoryPanel } from "./later-parts.tsx";
import { sameProps } from "./paint/same-props.ts";
import type { PreviewAs } from "./visibility/use-preview-as.ts";

interface RightPaneProps extends Pick<PreviewAs, "audience" | "verdicts"> {
  /** The selected block. */
  rec: BlockRec | undefined;
  /** Another block has been selected, which is not painted yet: the settings of the one before stand until it is. */
  isWaiting: boolean;
  /** How many blocks are selected. */
  count: number;
  session: PageSession;
  device: Device;
  /** Of a phone, which shows one pane at a time. */
  isShown: boolean;
  /** The list of steps in the place of the block; null while it is closed. */
  history: {
    of: PageEditing["history"];
    pageId: number;
    looks: Looks;
    onGoTo: (steps: number) => void;
    onVersions: () => void;
    onClose: () => void;
  } | null;
  onBlock: (uid: string) => void;
  /** Keeps what is selected as a section of the shop's own; null where the editor's module has no sections. */
  onKeep: (() => void) | null;
  partRef: Ref<HTMLElement>;
}

/** What is said of the selected block, or the steps that were made. */
export const RightPane = memo(Pane, (was, is) => is.isWaiting || sameProps(was, is));

function Pane({
  rec,
  count,
  session,
  device,
  audience,
  verdicts,
  isShown,
  history,
  onBlock,
  onKeep,
  partRef,
}: RightPaneProps) {
  return (
    <EditorPart
      side="right"
      label={history ? "History" : "Settings of the block"}
      isOpen={isShown}
      partRef={partRef}
      of={rec?.uid}
    >
      {history ? (
        <HistoryPanel
          history={history.of}
          pageId={history.pageId}
          looks={history.looks}
          onGoTo={history.onGoTo}
          onVersions={history.onVersions}
          onClose={history.onClose}
        />
      ) : rec && count === 1 ? (
        <BlockSide {...{ rec, session, device, audience, verdicts, onBlock, onKeep }} />
      ) : (
        <div className="flex flex-col items-start gap-3 p-4 text-dense text-ink-2">
          {count > 1
            ? `${count} blocks are chosen. Choose one to change its settings.`
            : "Choose a block on the page or in the list to change it."}
          {count > 1 && onKeep ? (
            <Button size="dense" icon={Bookmark} onPress={onKeep}>
              Keep them as a section
            </Button>
          ) : null}
        </div>
      )}
    </EditorPart>
  );
}
