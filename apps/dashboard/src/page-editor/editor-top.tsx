import type { Doc } from "@selvedge/pages/doc";
import { useSameActs } from "@selvedge/ui/actions/use-same-acts.ts";
import { useState } from "react";
import type { Page } from "../pages/pages-query.ts";
import type { usePageMoves } from "../pages/use-page-moves.ts";
import type { PageEditing } from "../pages/use-page-session.ts";
import { useMay } from "../session/shop.ts";
import type { Device } from "./canvas.tsx";
import { ModuleMenu, type ModuleMenuProps } from "./module/module-menu.tsx";
import { PresentPeople } from "./presence/present-people.tsx";
import type { Met } from "./presence/use-presence.ts";
import { PageBadge } from "./publish/page-badge.tsx";
import { publishableOf } from "./publish/publish-actions.ts";
import { PublishButton } from "./publish/publish-button.tsx";
import { usePageDiff } from "./publish/use-page-diff.ts";
import { usePublishing } from "./publish/use-publishing.ts";
import { StepButtons } from "./step-buttons.tsx";
import { TopBar } from "./top-bar.tsx";

interface EditorTopProps extends ModuleMenuProps {
  page: Page;
  editing: PageEditing;
  /** The page once nothing has changed for a moment. */
  rested: Doc;
  moves: ReturnType<typeof usePageMoves>;
  /** Who else is here; null while that is not known. */
  met: Met | null;
  device: Device;
  onDevice: (device: Device) => void;
  onStep: (way: "undo" | "redo") => void;
  /** The editor's module has a list of steps. */
  hasHistory: boolean;
  isHistoryOpen: boolean;
  onHistory: () => void;
  onBlock: (uid: string) => void;
}

/** The bar at the top, with what visitors have of the page and what publishing would change. */
export function EditorTop({ page, editing, rested, moves, met, module, modules, ...props }: EditorTopProps) {
  const mayPublish = useMay("pages.publish");
  const publishing = usePublishing(page);
  const diff = usePageDiff(page, rested);
  const [asked, setAsked] = useState<"now" | "later" | null>(null);
  const does = useSameActs({
    publish: (when: "now" | "later") => setAsked(when),
    show: async (isShown: boolean) => {
      if (await editing.saver.flush()) await moves.show(isShown);
    },
    undo: () => props.onStep("undo"),
    redo: () => props.onStep("redo"),
    preview: () => void editing.saver.flush().then(() => moves.preview()),
    history: props.onHistory,
    module: props.onModule,
  });
  return (
    <TopBar
      {...{ page, editing }}
      device={props.device}
      onDevice={props.onDevice}
      badge={<PageBadge {...{ page, diff }} isSaved={editing.save.kind === "saved"} />}
      people={
        <>
          <PresentPeople others={met?.others ?? []} />
          <ModuleMenu {...{ module, modules }} onModule={does.module} />
        </>
      }
    >
      <StepButtons
        {...{ module, modules, does }}
        {...publishableOf(page, mayPublish)}
        canUndo={editing.history.past.length > 0}
        canRedo={editing.history.future.length > 0}
        hasHistory={props.hasHistory}
        isHistoryOpen={props.isHistoryOpen}
      />
      <PublishButton
        {...{ page, editing, diff, publishing, moves, mayPublish, does }}
        open={asked}
        onClose={() => setAsked(null)}
        onBlock={props.onBlock}
      />
    </TopBar>
  );
}
