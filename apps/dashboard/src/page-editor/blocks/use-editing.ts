import { type Spot, targetOf } from "@selvedge/builder/edits/block-edits";
import type { Saver } from "@selvedge/builder/saving/saver";
import type { PageSession } from "@selvedge/builder/session/page-session";
import type { Doc, Uid } from "@selvedge/pages/doc";
import type { Target } from "@selvedge/pages/placement";
import { useCallback, useRef, useState } from "react";
import { useSteps } from "../history/use-steps.ts";
import { useEditorKeys } from "../keys/use-editor-keys.ts";
import type { Pane } from "../pane-bar.tsx";
import { focusField, focusFirst } from "./focus-field.ts";
import { useBlockMoves } from "./use-block-moves.ts";
import { useClipboard } from "./use-clipboard.ts";
import { useEditorActs } from "./use-editor-acts.ts";
import type { useSelection } from "./use-selection.ts";
import { useTypedTexts } from "./use-typed-texts.ts";

/** What lies over the editor and waits for an answer. */
type Asked =
  | { kind: "insert"; target: Target; ofSections: Target }
  | { kind: "rename"; uid: Uid }
  | { kind: "keep"; uids: readonly Uid[] }
  | { kind: "keys" }
  | { kind: "find" };

interface EditingOf {
  session: PageSession;
  saver: Saver;
  doc: Doc;
  selection: ReturnType<typeof useSelection>;
  division: number;
}

/** What can be done in the editor, by keys, buttons, menus and drags alike, and what is said of it. */
export function useEditing({ session, saver, doc, selection, division }: EditingOf) {
  const { uids, main, select } = selection;
  const [said, setSaid] = useState("");
  const [asked, setAsked] = useState<Asked | null>(null);
  const [pane, setPane] = useState<Pane>("page");
  const tree = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);

  /** The same words twice are said twice. */
  const announce = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
  const blocks = useBlockMoves({ session, selection: uids, select, announce });
  const clipboard = useClipboard({ session, division, selected: main, select, announce, blocks });

  const selectOne = (uid: Uid) => select([uid]);
  const { takeStep, goTo } = useSteps({ session, select: selectOne, announce });
  /** Where no block is chosen yet, the row that Tab stops at is: right after the editor opens it has the focus. */
  function toSettings() {
    const of = main ?? stopOf(tree.current)?.dataset.row ?? null;
    if (of !== main) select(of === null ? [] : [of]);
    setPane("panel");
    focusFirst({ panel: panel.current, of });
  }
  function toTree() {
    setPane((now) => (now === "panel" ? "outline" : now));
    const item = () => stopOf(tree.current);
    // At once, so that the next key is already the list's; a phone has to show the list first.
    item()?.focus();
    if (!tree.current?.contains(document.activeElement)) requestAnimationFrame(() => item()?.focus());
  }
  const insertAt = (target: Target, ofSections = target) => setAsked({ kind: "insert", target, ofSections });
  const { run } = useEditorActs({
    ...{ doc, selection, blocks, clipboard, announce },
    own: {
      undo: () => takeStep("undo"),
      redo: () => takeStep("redo"),
      save: () => void saver.flush(),
      keys: () => setAsked({ kind: "keys" }),
      find: () => setAsked({ kind: "find" }),
      insertAt,
      rename: (uid) => setAsked({ kind: "rename", uid }),
      toSettings,
      parts: () => (tree.current?.contains(document.activeElement) ? toSettings() : toTree()),
    },
  });
  const keys = useEditorKeys(run);
  const type = useTypedTexts(session);
  function openBlock(uid: Uid) {
    select([uid]);
    setPane("panel");
    focusFirst({ panel: panel.current, of: uid, isAfterDialog: true });
  }
  function openField({ uid, path }: { uid: Uid; path: readonly (string | number)[] }) {
    select([uid]);
    setPane("panel");
    focusField({ panel: panel.current, of: uid }, path);
  }

  return {
    ...{ run, blocks, clipboard, keys, announce, said, asked, setAsked, pane, setPane, tree, panel, goTo },
    ...{ type, openBlock, openField },
    insertAt: (spot: Spot) => insertAt(targetOf(doc, spot)),
  };
}

const stopOf = (tree: HTMLElement | null) =>
  tree?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]') ?? undefined;

export type Editing = ReturnType<typeof useEditing>;
