import type { Page } from "../pages/pages-query.ts";
import type { usePageMoves } from "../pages/use-page-moves.ts";
import type { PageEditing } from "../pages/use-page-session.ts";
import { useMay } from "../session/shop.ts";
import type { Device } from "./canvas.tsx";
import type { ModuleMenuProps } from "./module/module-menu.tsx";
import { PresentPeople } from "./presence/present-people.tsx";
import type { Met } from "./presence/use-presence.ts";
import { PageBadge } from "./publish/page-badge.tsx";
import { PublishButton } from "./publish/publish-button.tsx";
import { usePageDiff } from "./publish/use-page-diff.ts";
import { usePublishing } from "./publish/use-publishing.ts";
import { TopBar } from "./top-bar.tsx";

interface EditorTopProps {
  page: Page;
  editing: PageEditing;
  moves: ReturnType<typeof usePageMoves>;
  /** Who else is here; null while that is not known. */
  met: Met | null;
  device: Device;
  onDevice: (device: Device) => void;
  module: ModuleMenuProps;
  onStep: (way: "undo" | "redo") => void;
  isHistoryOpen: boolean;
  /** null where the editor's module has no list of steps. */
  onHistory: (() => void) | null;
  onBlock: (uid: string) => void;
}

/** The bar at the top, with what visitors have of the page and what publishing would change. */
export function EditorTop({ page, editing, moves, met, onStep, onBlock, ...bar }: EditorTopProps) {
  const mayPublish = useMay("pages.publish");
  const publishing = usePublishing(page);
  const diff = usePageDiff(page, editing.doc);
  return (
    <TopBar
      {...{ page, editing }}
      {...bar}
      onUndo={() => onStep("undo")}
      onRedo={() => onStep("redo")}
      onPreview={() => void editing.saver.flush().then(() => moves.preview())}
      badge={<PageBadge {...{ page, diff }} isSaved={editing.save.kind === "saved"} />}
      people={<PresentPeople others={met?.others ?? []} />}
      publish={<PublishButton {...{ page, editing, diff, publishing, moves, mayPublish, onBlock }} />}
    />
  );
}
