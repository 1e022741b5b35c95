import { editorModules, modeOf } from "@selvedge/builder/protocol/editor-module";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import type { Recovered } from "@selvedge/builder/saving/journal";
import { showsEditControls } from "@selvedge/pages/page/page-mode";
import { useSameActs } from "@selvedge/ui/actions/use-same-acts.ts";
import { useLoadedInIdle } from "@selvedge/ui/routing/later-part";
import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useDebounced } from "../data/use-debounced.ts";
import type { Page } from "../pages/pages-query.ts";
import { usePageMoves } from "../pages/use-page-moves.ts";
import { useMay, useSession } from "../session/shop.ts";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { EditorDialogs } from "./blocks/editor-dialogs.tsx";
import { useEditing } from "./blocks/use-editing.ts";
import { useFirstFocus } from "./blocks/use-first-focus.ts";
import { useFrameMessages } from "./blocks/use-frame-messages.ts";
import { useSelection } from "./blocks/use-selection.ts";
import { Canvas, type Device } from "./canvas.tsx";
import { EditorColumns } from "./editor-columns.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { EditorTop } from "./editor-top.tsx";
import { LookBar } from "./history/look-bar.tsx";
import { useLooks } from "./history/use-looks.ts";
import { SampleAddress } from "./insert/sample.tsx";
import { useCardDrag } from "./insert/use-card-drag.ts";
import { BlockSide, laterParts, VersionsScreen } from "./later-parts.tsx";
import { useModule } from "./module/use-module.ts";
import { PresenceSaid } from "./presence/presence-said.tsx";
import type { JournalStore } from "./stored-journal.ts";
import { SampleChoice } from "./templates/sample-choice.tsx";
import { useSample } from "./templates/use-sample.ts";
import { useFrame } from "./use-frame.ts";
import { useLivePage } from "./use-live-page.ts";
import { useOpenVersions } from "./versions/use-open-versions.ts";
import { PreviewBar } from "./visibility/preview-bar.tsx";
import { SeeAs } from "./visibility/see-as.ts";
import { usePreviewAs } from "./visibility/use-preview-as.ts";

/** While somebody types, what is counted and judged of the page may be late by so much. */
const restMs = 400;

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
  const { module, modules, setModule } = useModule(useMay("pages.edit"), opened.template !== null);
  const hasControls = showsEditControls(modeOf(module));
  const hasTemplates = editorModules[module].templates;
  const hasHistory = editorModules[module].history;
  const showStored = useRef(() => {});
  const onStored = useCallback(() => showStored.current(), []);
  const { page, editing: live, met } = useLivePage({ page: opened, recovered, journals, onStored });
  const { session, saver, doc, save } = live;
  const rested = useDebounced(doc, restMs);
  const moves = usePageMoves(page);
  const [device, setDevice] = useState<Device>("desktop");
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [versions, showVersions] = useOpenVersions();
  const selection = useSelection(doc, module);
  const editing = useEditing({ session, saver, doc, selection, division: shop.id });
  const { run, blocks, clipboard, keys, setPane } = editing;
  useFirstFocus(editing.tree, () => {
    const has = doc.blocks.size;
    editing.announce(`${page.name} is open: ${has} ${has === 1 ? "block" : "blocks"}. Press ? for the keys.`);
  });

  const hear = (message: FrameMessage) => {
    // What is shown is not the page that would be changed.
    if (looks.looked !== null) {
      if (message.t === "key" && message.key === "Escape") looks.back();
      return;
    }
    if (message.t === "select") selection.press(message);
    if (message.t === "insertAt") editing.insertAt(message.spot);
    if (message.t === "move" && message.uids[0]) blocks.moveToSpot(message.uids[0], message.to);
    if (message.t === "over")
      frame.send({ t: "verdict", to: message.to, ...blocks.verdictAt(message.uid, message.to) });
    if (message.t === "resize" && message.isDone) blocks.resize(message.uid, message.size);
    if (message.t === "key") keys(message);
    if (message.t === "act") run(message.act, message.uid);
    if (message.t === "paste") clipboard.paste(message.html, message.text);
    if (message.t === "text") {
      editing.type(message);
      // While it was typed the page left the text alone; now it may show it as visitors see it.
      if (message.isDone) void saver.flush().then(() => frame.showStored());
    }
    if (message.t === "drop") drag.hear(message);
    if (message.t === "openField") editing.openField(message);
  };
  const as = usePreviewAs(rested);
  const { visitor, setVisitor } = as;
  const seeAs = useMemo(() => ({ visitor, see: setVisitor }), [visitor, setVisitor]);
  const sample = useSample(page);
  const addressFor = (address: string) => sample.addressWith(as.addressFor(address));
  const frame = useFrame({ division: shop.id, pageId: opened.id, isNative: !hasControls, addressFor, read: hear });
  useEffect(() => {
    showStored.current = () => void frame.showStored();
  }, [frame.showStored]);
  // The settings come with the page: what is shown already does not wait for them.
  useEffect(() => void BlockSide.load().catch(() => {}), []);
  useLoadedInIdle(laterParts, frame.state !== "loading");
  useFrameMessages({ frame, doc, selection, module });
  const drag = useCardDrag(frame, editing.announce);
  const does = useSameActs({ save: () => saver.flush() });
  const looks = useLooks({
    ...{ division: shop.id, pageId: opened.id, session, history: live.history, frame },
    announce: editing.announce,
  });
  // On a phone the page comes in sight.
  const isLooking = looks.looked !== null;
  useEffect(() => {
    if (isLooking) setPane("page");
  }, [isLooking, setPane]);

  return (
    <div className="flex h-dvh flex-col bg-sunken">
      <title>{`${page.name} · Editor · Selvedge`}</title>
      <EditorTop
        {...{ page, editing: live, rested, device, moves, met, isHistoryOpen }}
        {...{ module, modules, hasHistory }}
        onModule={(next) => void saver.flush().then(() => setModule(next))}
        onDevice={setDevice}
        onStep={run}
        onHistory={() => {
          setHistoryOpen(!isHistoryOpen);
          setPane(isHistoryOpen ? "page" : "panel");
        }}
        onBlock={(uid) => {
          setHistoryOpen(false);
          editing.openBlock(uid);
        }}
      />
      <p role="status" aria-live="polite" className="sr-only">
        {editing.said}
      </p>
      <PresenceSaid met={met} />
      <LeaveUnsaved name={page.name} isDirty={save.kind === "offline" || save.kind === "failed"} onSave={does.save} />
      <EditorNotices
        {...{ editing: live, recovered, isAlone }}
        savedBy={met && met.savedBy !== (person.fullName || person.email) ? met.savedBy : null}
      />
      <PreviewBar {...as} onVisitor={as.setVisitor}>
        <SampleChoice sample={sample} />
      </PreviewBar>
      {looks.looked ? (
        <LookBar
          looked={looks.looked}
          onRestore={() => looks.looked && editing.goTo(looks.looked.steps)}
          onBack={looks.back}
        />
      ) : null}
      <SeeAs value={seeAs}>
        <EditorColumns
          {...{ doc, session, selection, editing, device, hasControls, hasTemplates, as }}
          isTemplate={page.template !== null}
          onLeave={does.save}
          history={
            hasHistory && isHistoryOpen
              ? {
                  of: live.history,
                  pageId: page.id,
                  looks,
                  onGoTo: editing.goTo,
                  onVersions: () => void saver.flush().then(() => showVersions("all")),
                  onClose: () => {
                    looks.back();
                    setHistoryOpen(false);
                  },
                }
              : null
          }
        >
          <Canvas frame={frame} device={device} />
        </EditorColumns>
      </SeeAs>
      <SampleAddress value={frame.src ?? ""}>
        <EditorDialogs {...{ session, editing, drag, hasTemplates }} />
      </SampleAddress>
      {versions ? (
        <VersionsScreen
          {...{ page, editing: live }}
          shown={versions}
          onShow={showVersions}
          onClose={() => showVersions(null)}
        />
      ) : null}
    </div>
  );
}

interface LeaveUnsavedProps {
  name: string;
  isDirty: boolean;
  onSave: () => Promise<boolean>;
}

const LeaveUnsaved = memo(({ name, ...does }: LeaveUnsavedProps) => (
  <LeaveGuard saveLabel="Save" {...does}>
    Some changes of “{name}” are not saved.
  </LeaveGuard>
));
