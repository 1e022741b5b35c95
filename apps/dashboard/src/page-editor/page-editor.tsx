import { targetOf } from "@selvedge/builder/edits/block-edits";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import type { Recovered } from "@selvedge/builder/saving/journal";
import type { Uid } from "@selvedge/pages/doc";
import type { Target } from "@selvedge/pages/placement";
import { Button } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Plus } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Page } from "../pages/pages-query.ts";
import { usePageMoves } from "../pages/use-page-moves.ts";
import { useSession } from "../session/shop.ts";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { Canvas, type Device } from "./canvas.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { EditorTop } from "./editor-top.tsx";
import { useSteps } from "./history/use-steps.ts";
import { InsertDialog } from "./insert-dialog.tsx";
import { Outline } from "./outline.tsx";
import { type Pane, PaneBar } from "./pane-bar.tsx";
import { RightPane } from "./right-pane.tsx";
import { SidePane } from "./side-pane.tsx";
import type { JournalStore } from "./stored-journal.ts";
import { useBlockMoves } from "./use-block-moves.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useFrame } from "./use-frame.ts";
import { useLivePage } from "./use-live-page.ts";
import { VersionsScreen } from "./versions/versions-screen.tsx";
import { PreviewBar } from "./visibility/preview-bar.tsx";
import { usePreviewAs } from "./visibility/use-preview-as.ts";

interface PageEditorProps {
  page: Page;
  recovered: Recovered | null;
  journals: JournalStore | null;
  /** No other tab of this browser edits the page. */
  isAlone: boolean;
}

/** The page editor: the blocks as a tree, the shop's own page, and the settings of the selected block. */
export function PageEditor({ page: opened, recovered, journals, isAlone }: PageEditorProps) {
  const { shop, person } = useSession();
  const showStored = useRef(() => {});
  const onStored = useCallback(() => showStored.current(), []);
  const { page, editing, met } = useLivePage({ page: opened, recovered, journals, onStored });
  const moves = usePageMoves(page);
  const { session, saver, doc, save } = editing;

  const [selected, setSelected] = useState<Uid | null>(null);
  const [said, setSaid] = useState("");
  const [device, setDevice] = useState<Device>(() => (innerWidth < 768 ? "phone" : "desktop"));
  const [inserting, setInserting] = useState<Target | null>(null);
  const [pane, setPane] = useState<Pane>("page");
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isVersionsOpen, setVersionsOpen] = useState(false);
  const closeVersions = useCallback(() => setVersionsOpen(false), []);

  const hear = (message: FrameMessage) => {
    if (message.t === "ready") frame.send({ t: "select", uids: selected ? [selected] : [], reveal: false });
    if (message.t === "select") select(message.uids.find((uid) => doc.blocks.has(uid)) ?? null, false);
    if (message.t === "insertAt") setInserting(targetOf(doc, message.spot));
    if (message.t === "move" && message.uids[0]) blocks.moveToSpot(message.uids[0], message.to);
    if (message.t === "key") keys(message);
    if (message.t === "act") {
      const { uid, act } = message;
      if (act === "up" || act === "down") blocks.moveBy(uid, act === "up" ? -1 : 1);
      else blocks[act](uid);
    }
  };
  const as = usePreviewAs(doc);
  const frame = useFrame(shop.id, opened.id, { read: hear, addressFor: as.addressFor });
  const { send } = frame;
  useEffect(() => {
    showStored.current = () => void frame.showStored();
  }, [frame.showStored]);
  const select = useCallback(
    (uid: Uid | null, reveal = true) => {
      setSelected(uid);
      send({ t: "select", uids: uid === null ? [] : [uid], reveal });
    },
    [send],
  );
  const blocks = useBlockMoves({ session, selected, select, announce: setSaid });

  const { takeStep, goTo } = useSteps({ session, select, announce: setSaid });
  const addBehind = () => {
    const rec = selected === null ? undefined : doc.blocks.get(selected);
    const spot = { parent: rec?.parent ?? null, slot: rec?.slot, before: null };
    const target = targetOf(doc, spot);
    const at = rec ? targetOf(doc, { ...spot, before: rec.uid }).index + 1 : target.index;
    setInserting({ ...target, index: at });
  };
  const keys = useEditorKeys({
    undo: () => takeStep("undo"),
    redo: () => takeStep("redo"),
    save: () => void saver.flush(),
    insert: addBehind,
    leave: () => select(null),
    ...(selected !== null && {
      up: () => blocks.moveBy(selected, -1),
      down: () => blocks.moveBy(selected, 1),
      duplicate: () => blocks.duplicate(selected),
      remove: () => blocks.remove(selected),
    }),
  });

  const rec = selected === null ? undefined : doc.blocks.get(selected);
  return (
    <div className="flex h-dvh flex-col bg-sunken">
      <title>{`${page.name} · Editor · Selvedge`}</title>
      <EditorTop
        {...{ page, editing, device, moves, met, isHistoryOpen }}
        onDevice={setDevice}
        onStep={takeStep}
        onHistory={() => {
          setHistoryOpen(!isHistoryOpen);
          setPane(isHistoryOpen ? "page" : "panel");
        }}
        onBlock={(uid) => {
          select(uid);
          setHistoryOpen(false);
          setPane("panel");
        }}
      />
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
      <LeaveUnsaved
        page={page}
        isDirty={save.kind === "offline" || save.kind === "failed"}
        onSave={() => saver.flush()}
      />
      <EditorNotices
        {...{ editing, recovered }}
        isAlone={isAlone}
        savedBy={met && met.savedBy !== person.fullName ? met.savedBy : null}
      />
      <PreviewBar {...as} onVisitor={as.setVisitor} />
      <div className="grid min-h-0 flex-1 md:grid-cols-[248px_minmax(0,1fr)_320px]">
        <SidePane side="left" label="Blocks" isShown={pane === "outline"}>
          <div className="sticky top-0 z-1 bg-surface p-3">
            <Button size="dense" icon={Plus} className="w-full" onPress={addBehind}>
              Add block
            </Button>
          </div>
          <Outline {...{ doc, selected }} onSelect={select} moves={blocks} verdicts={as.verdicts?.of} />
        </SidePane>
        <main className={cx("min-h-0 md:p-4 md:pb-0", pane !== "page" && "max-md:hidden")}>
          <Canvas frame={frame} device={device} />
        </main>
        <RightPane
          {...{ rec, session, device, as }}
          isShown={pane === "panel"}
          onBlock={select}
          history={
            isHistoryOpen
              ? {
                  of: editing.history,
                  onGoTo: goTo,
                  onVersions: () => void saver.flush().then(() => setVersionsOpen(true)),
                  onClose: () => setHistoryOpen(false),
                }
              : null
          }
        />
      </div>
      <PaneBar pane={pane} onPane={setPane} />
      {inserting ? (
        <InsertDialog
          doc={doc}
          target={inserting}
          onClose={() => setInserting(null)}
          onInsert={(type) => {
            blocks.insert(type, inserting);
            setInserting(null);
            setPane("page");
          }}
        />
      ) : null}
      {isVersionsOpen ? <VersionsScreen {...{ page, editing }} onClose={closeVersions} /> : null}
    </div>
  );
}

const LeaveUnsaved = ({ page, ...does }: { page: Page; isDirty: boolean; onSave: () => Promise<boolean> }) => (
  <LeaveGuard saveLabel="Save" {...does}>
    Some changes of “{page.name}” are not saved.
  </LeaveGuard>
);
