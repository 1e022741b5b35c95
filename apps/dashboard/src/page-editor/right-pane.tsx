import type { PageSession } from "@selvedge/builder/session/page-session";
import type { BlockRec } from "@selvedge/pages/doc";
import type { PageEditing } from "../pages/use-page-session.ts";
import type { Device } from "./canvas.tsx";
import { HistoryPanel } from "./history/history-panel.tsx";
import { SidePane } from "./side-pane.tsx";
import { BlockSide } from "./visibility/block-side.tsx";
import type { PreviewAs } from "./visibility/use-preview-as.ts";

interface RightPaneProps {
  /** The selected block. */
  rec: BlockRec | undefined;
  session: PageSession;
  device: Device;
  as: PreviewAs;
  /** Of a phone, which shows one pane at a time. */
  isShown: boolean;
  /** The list of steps in the place of the block; null while it is closed. */
  history: {
    of: PageEditing["history"];
    onGoTo: (steps: number) => void;
    onVersions: () => void;
    onClose: () => void;
  } | null;
  onBlock: (uid: string) => void;
}

/** What is said of the selected block, or the steps that were made. */
export function RightPane({ rec, session, device, as, isShown, history, onBlock }: RightPaneProps) {
  return (
    <SidePane side="right" label={history ? "History" : "Settings of the block"} isShown={isShown}>
      {history ? (
        <HistoryPanel
          history={history.of}
          onGoTo={history.onGoTo}
          onVersions={history.onVersions}
          onClose={history.onClose}
        />
      ) : rec ? (
        <BlockSide {...{ rec, session, device, onBlock }} audience={as.audience} verdicts={as.verdicts} />
      ) : (
        <p className="p-4 text-dense text-ink-2">Choose a block on the page or in the list to change it.</p>
      )}
    </SidePane>
  );
}
