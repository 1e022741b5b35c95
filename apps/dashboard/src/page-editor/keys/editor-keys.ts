import type { BlockAct } from "@selvedge/builder/edits/block-acts";

/** A key as the frame reports it, or as this window hears it. */
export interface Pressed {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
}

/** Acts of the editor beside those of a block. */
export type EditorAct =
  | BlockAct
  | "undo"
  | "redo"
  | "save"
  | "insert"
  | "previous"
  | "next"
  | "outer"
  | "inner"
  | "morePrevious"
  | "moreNext"
  | "all"
  | "leave"
  | "parts"
  | "find"
  | "keys";

interface EditorKey {
  act: EditorAct;
  /** As it is written for people. */
  shown: string;
  says: string;
  is: (pressed: Pressed) => boolean;
}

const plain =
  (key: string) =>
  (pressed: Pressed): boolean =>
    pressed.key === key && !pressed.ctrl && !pressed.meta && !pressed.alt && !pressed.shift;
const withAlt =
  (key: string) =>
  (pressed: Pressed): boolean =>
    pressed.key === key && pressed.alt && !pressed.ctrl && !pressed.meta;
const withShift =
  (key: string) =>
  (pressed: Pressed): boolean =>
    pressed.key === key && pressed.shift && !pressed.ctrl && !pressed.meta && !pressed.alt;
const command =
  (letter: string, shift = false) =>
  (pressed: Pressed): boolean =>
    pressed.key.toLowerCase() === letter && (pressed.ctrl || pressed.meta) && pressed.shift === shift && !pressed.alt;
/** Signs that take Shift on some keyboards. */
const sign =
  (key: string) =>
  (pressed: Pressed): boolean =>
    pressed.key === key && !pressed.ctrl && !pressed.meta;
const either =
  (...tests: readonly ((pressed: Pressed) => boolean)[]) =>
  (pressed: Pressed): boolean =>
    tests.some((test) => test(pressed));

/** The editor's keys: the same on the page, in the list of blocks, and in the list that "?" opens. */
export const editorKeys: readonly EditorKey[] = [
  { act: "previous", shown: "↑", says: "Block before it in the list", is: plain("ArrowUp") },
  { act: "next", shown: "↓", says: "Block behind it in the list", is: plain("ArrowDown") },
  { act: "outer", shown: "←", says: "Block around it", is: plain("ArrowLeft") },
  {
    act: "inner",
    shown: "→",
    says: "First block inside it, or its settings",
    is: either(plain("ArrowRight"), plain("Enter")),
  },
  { act: "leave", shown: "Esc", says: "Block around it, then none", is: plain("Escape") },
  { act: "morePrevious", shown: "Shift+↑", says: "Choose the one before it, too", is: withShift("ArrowUp") },
  { act: "moreNext", shown: "Shift+↓", says: "Choose the one behind it, too", is: withShift("ArrowDown") },
  { act: "all", shown: "Ctrl+A", says: "Choose all blocks beside it", is: command("a") },
  { act: "up", shown: "Alt+↑", says: "Move up", is: withAlt("ArrowUp") },
  { act: "down", shown: "Alt+↓", says: "Move down", is: withAlt("ArrowDown") },
  { act: "out", shown: "Alt+←", says: "Move out of its block", is: withAlt("ArrowLeft") },
  { act: "in", shown: "Alt+→", says: "Move into the block beside it", is: withAlt("ArrowRight") },
  { act: "narrower", shown: "Shift+←", says: "Narrower by a column", is: withShift("ArrowLeft") },
  { act: "wider", shown: "Shift+→", says: "Wider by a column", is: withShift("ArrowRight") },
  { act: "insert", shown: "/", says: "Add a block behind it", is: sign("/") },
  {
    act: "inside",
    shown: "Ctrl+Enter",
    says: "Add a block inside it",
    is: (pressed) => pressed.key === "Enter" && (pressed.ctrl || pressed.meta),
  },
  { act: "duplicate", shown: "Ctrl+D", says: "Duplicate", is: command("d") },
  { act: "copy", shown: "Ctrl+C", says: "Copy", is: command("c") },
  { act: "cut", shown: "Ctrl+X", says: "Cut", is: command("x") },
  { act: "rename", shown: "F2", says: "Rename", is: plain("F2") },
  { act: "remove", shown: "Delete", says: "Delete", is: either(plain("Delete"), plain("Backspace")) },
  { act: "undo", shown: "Ctrl+Z", says: "Undo", is: command("z") },
  { act: "redo", shown: "Ctrl+Shift+Z", says: "Redo", is: either(command("z", true), command("y")) },
  { act: "save", shown: "Ctrl+S", says: "Save now", is: command("s") },
  { act: "parts", shown: "F6", says: "From the blocks to the settings and back", is: plain("F6") },
  { act: "find", shown: "Ctrl+K", says: "Find an order, product or action", is: command("k") },
  { act: "keys", shown: "?", says: "This list", is: sign("?") },
];

/** What a key means while no field has the focus; null for one that means nothing. */
export const actOf = (pressed: Pressed): EditorAct | null => editorKeys.find(({ is }) => is(pressed))?.act ?? null;
