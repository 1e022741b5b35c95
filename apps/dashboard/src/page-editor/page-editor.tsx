import { targetOf } from "@selvedge/builder/edits/block-edits";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import type { Recovered } from "@selvedge/builder/saving/journal";
import type { Uid } from "@selvedge/pages/doc";
import type { Target } from "@selvedge/pages/placement";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { Button } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { type Page, pageQuery } from "../pages/pages-query.ts";
import { usePageMoves } from "../pages/use-page-moves.ts";
import { usePageSession } from "../pages/use-page-session.ts";
import { VersionsDialog } from "../pages/versions-dialog.tsx";
import { useMay, useShop } from "../session/shop.ts";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { BLOCK_TYPES } from "./block-words.ts";
import { Canvas, type Device } from "./canvas.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { InsertDialog } from "./insert-dialog.tsx";
import { Outline } from "./outline.tsx";
import { type Pane, PaneBar } from "./pane-bar.tsx";
import { SettingsPane } from "./panel/settings-pane.tsx";
import type { JournalStore } from "./stored-journal.ts";
import { TopBar } from "./top-bar.tsx";
import { useBlockMoves } from "./use-block-moves.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useFrame } from "./use-frame.ts";
import { type Sent, useJournal } from "./use-journal.ts";
import { useStoredSoon } from "./use-stored-soon.ts";

interface PageEditorProps {
  page: Page;
  recovered: Recovered | null;
  /** null while another tab of this browser edits the page. */
  journals: JournalStore | null;
}

/** The page editor: the blocks as a tree, the shop's own page, and the settings of the selected block. */
export function PageEditor({ page: opened, recovered, journals }: PageEditorProps) {
  const shop = useShop();
  const mayEdit = useMay("pages.edit");
  const mayPublish = useMay("pages.publish");
  const { data: page = opened } = useQuery({ ...pageQuery(shop.id, opened.id), enabled: false });
  const moves = usePageMoves(page);
  const [sent] = useState<Sent>(() => ({ base: opened as unknown as WirePage, sent: 0 }));
  const editing = usePageSession(shop.id, opened, {
    ...{ mayEdit, types: BLOCK_TYPES, recovered },
    stored: (stored) => {
      sent.base = stored as unknown as WirePage;
      void frame.showStored();
    },
    sending: (count) => {
      sent.sent = count;
    },
  });
  const { session, saver, doc, save } = editing;
  useJournal(session, journals, sent);

  const [selected, setSelected] = useState<Uid | null>(null);
  const [said, setSaid] = useState("");
  const [device, setDevice] = useState<Device>(() => (innerWidth < 768 ? "phone" : "desktop"));
  const [inserting, setInserting] = useState<Target | null>(null);
  const [pane, setPane] = useState<Pane>("page");
  const [isVersionsOpen, setVersionsOpen] = useState(false);

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
  const frame = useFrame(shop.id, opened.id, hear);
  const { send } = frame;
  const select = useCallback(
    (uid: Uid | null, reveal = true) => {
      setSelected(uid);
      send({ t: "select", uids: uid === null ? [] : [uid], reveal });
    },
    [send],
  );
  const blocks = useBlockMoves({ session, selected, select, announce: setSaid });

  const takeStep = (way: "undo" | "redo") => {
    const taken = session[way]();
    if (taken.kind === "none") return;
    const word = way === "undo" ? "Undone" : "Made again";
    setSaid(
      taken.kind === "done" ? `${word}: ${taken.step.label}` : `Left out, as it no longer fits: ${taken.step.label}`,
    );
    const [uid] = taken.step.selection;
    if (uid !== undefined && session.doc().blocks.has(uid)) select(uid);
  };
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

  useStoredSoon(session, saver);

  // A version that was made the draft, or what another tab has saved.
  useEffect(() => {
    if (session.pending().length > 0 || Number(page.rev) <= Number(session.doc().rev)) return;
    sent.base = page as unknown as WirePage;
    saver.takeOther(page as unknown as WirePage);
    void frame.showStored();
  }, [page, session, saver, sent, frame.showStored]);

  const rec = selected === null ? undefined : doc.blocks.get(selected);
  return (
    <div className="flex h-dvh flex-col bg-sunken">
      <title>{`${page.name} · Editor · Selvedge`}</title>
      <TopBar
        {...{ page, editing, device }}
        onDevice={setDevice}
        onUndo={() => takeStep("undo")}
        onRedo={() => takeStep("redo")}
        onVersions={() => void saver.flush().then(() => setVersionsOpen(true))}
        onPreview={() => void moves.preview()}
        publish={{
          ...{ mayPublish, isBusy: moves.isBusy },
          run: () => void saver.flush().then((isSaved) => isSaved && moves.publish()),
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
      <EditorNotices {...{ editing, recovered }} isAlone={journals !== null} />
      <div className="grid min-h-0 flex-1 md:grid-cols-[248px_minmax(0,1fr)_320px]">
        <aside
          aria-label="Blocks"
          className={cx(
            "min-h-0 overflow-y-auto border-r border-line bg-surface",
            pane !== "outline" && "max-md:hidden",
          )}
        >
          <div className="sticky top-0 z-1 bg-surface p-3">
            <Button size="dense" icon={Plus} className="w-full" onPress={addBehind}>
              Add block
            </Button>
          </div>
          <Outline doc={doc} selected={selected} onSelect={select} moves={blocks} />
        </aside>
        <main className={cx("min-h-0 md:p-4 md:pb-0", pane !== "page" && "max-md:hidden")}>
          <Canvas frame={frame} device={device} />
        </main>
        <SettingsPane {...{ rec, session, device }} isSeen={pane === "panel"} />
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
      {isVersionsOpen ? <VersionsDialog page={page} onClose={() => setVersionsOpen(false)} /> : null}
    </div>
  );
}

const LeaveUnsaved = ({ page, ...does }: { page: Page; isDirty: boolean; onSave: () => Promise<boolean> }) => (
  <LeaveGuard saveLabel="Save" {...does}>
    Some changes of “{page.name}” are not saved.
  </LeaveGuard>
);
