import type { PageSession } from "@selvedge/builder/session/page-session";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { Button } from "@selvedge/ui/actions/button";
import { useSameActs } from "@selvedge/ui/actions/use-same-acts.ts";
import { cx } from "@selvedge/ui/class-names.ts";
import { Plus } from "lucide-react";
import { type ComponentProps, memo, type ReactNode } from "react";
import { BlockPath } from "./block-path.tsx";
import type { Editing } from "./blocks/use-editing.ts";
import type { useSelection } from "./blocks/use-selection.ts";
import type { Device } from "./canvas.tsx";
import { EditorPart } from "./editor-part.tsx";
import { besidePicker } from "./insert/picker-room.ts";
import { useAfterPaint } from "./paint/use-after-paint.ts";
import { type Pane, PaneBar } from "./pane-bar.tsx";
import { RightPane } from "./right-pane.tsx";
import { TemplateLink } from "./templates/template-link.tsx";
import { Outline } from "./tree/outline.tsx";
import type { PreviewAs } from "./visibility/use-preview-as.ts";

interface EditorColumnsProps {
  doc: Doc;
  session: PageSession;
  selection: ReturnType<typeof useSelection>;
  editing: Editing;
  /** Without them the page alone is shown. */
  hasControls: boolean;
  /** The editor's module has templates and sections. */
  hasTemplates: boolean;
  isTemplate: boolean;
  /** Before another page is opened: what is typed is saved. */
  onLeave: () => Promise<unknown>;
  device: Device;
  /** Whom the page is looked at as. */
  as: PreviewAs;
  /** The list of steps; null while it is closed. */
  history: ComponentProps<typeof RightPane>["history"];
  /** The page. */
  children: ReactNode;
}

/** The list of blocks, the page and the settings beside each other; on a phone the page with one of them over its lower part. */
export function EditorColumns({
  doc,
  session,
  selection,
  editing,
  hasControls,
  hasTemplates,
  isTemplate,
  onLeave,
  device,
  as,
  history,
  children,
}: EditorColumnsProps) {
  const { run, blocks, announce, pane, setPane, tree, panel } = editing;
  const { uids, main, select } = selection;
  const rec = main === null ? undefined : doc.blocks.get(main);
  const settled = useAfterPaint(main);
  const does = useSameActs({
    run,
    add: () => run("insert"),
    keep: () => editing.setAsked({ kind: "keep", uids }),
    pane: (next: Pane) => setPane(next === pane ? "page" : next),
    block: (uid: Uid) => select([uid]),
  });
  if (!hasControls) return <main className="min-h-0 flex-1 md:p-4 md:pb-0">{children}</main>;
  return (
    <>
      <div
        className={cx(
          "flex min-h-0 flex-1 flex-col md:grid md:grid-cols-[248px_minmax(0,1fr)_320px] md:grid-rows-1",
          editing.asked?.kind === "insert" && besidePicker,
        )}
      >
        <EditorPart label="Blocks" side="left" isOpen={pane === "outline"} partRef={tree}>
          <div className="sticky top-0 z-1 bg-surface p-3 max-md:hidden">
            <AddButton onAdd={does.add} />
          </div>
          {hasTemplates && !isTemplate ? <TemplateLink template="header" onLeave={onLeave} /> : null}
          <Outline
            {...{ doc, selection: uids, settled, moves: blocks, announce }}
            run={does.run}
            onSelect={select}
            verdicts={as.verdicts?.of}
          />
          {hasTemplates && !isTemplate ? <TemplateLink template="footer" onLeave={onLeave} /> : null}
        </EditorPart>
        <main className="flex min-h-0 flex-1 flex-col max-md:order-first">
          <div className="min-h-0 flex-1 md:p-4 md:pb-0">{children}</div>
          <BlockPath
            doc={doc}
            selected={main}
            onSelect={(uid) => select(uid === null ? [] : [uid])}
            onKeys={() => run("keys")}
          />
        </main>
        <RightPane
          {...{ rec, session, device, history }}
          isWaiting={settled !== main}
          audience={as.audience}
          verdicts={as.verdicts}
          count={uids.length}
          isShown={pane === "panel"}
          partRef={panel}
          onBlock={does.block}
          onKeep={hasTemplates ? does.keep : null}
        />
      </div>
      <PaneBar pane={pane} onPane={does.pane} onAdd={does.add} />
    </>
  );
}

/** A key in a setting of the page does not render it again. */
const AddButton = memo(function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button size="dense" icon={Plus} className="w-full" onPress={onAdd}>
      Add block
    </Button>
  );
});
