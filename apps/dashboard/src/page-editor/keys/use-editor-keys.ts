import { useEffect, useRef } from "react";
import { actOf, type EditorAct, type Pressed } from "./editor-keys.ts";

/** Keys that other parts of the screen have their own use for: they are the editor's in the list of blocks alone. */
const onlyInTree: readonly string[] = [
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "Enter",
  "Delete",
  "Backspace",
];
/** What works while something is typed. */
const whileTyping: readonly EditorAct[] = ["save", "parts"];
/** What works in a field that has no steps of its own to take back, such as a switch, a slider, a date or a colour, as well. */
const whileChoosing: readonly EditorAct[] = [...whileTyping, "undo", "redo"];
const choice = ["checkbox", "radio", "range", "color", "date", "time", "datetime-local"]
  .map((type) => `input[type=${type}]`)
  .join();

/**
 * Hears the editor's keys in this window, or those of some acts alone; fields keep theirs. Returns what a key in the frame is given
 * to.
 */
export function useEditorKeys(run: (act: EditorAct) => void, acts?: readonly EditorAct[]): (pressed: Pressed) => void {
  const latest = useRef({ run, acts });
  useEffect(() => {
    latest.current = { run, acts };
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta, target } = event;
      const act = actOf({ key, ctrl, shift, alt, meta });
      const { acts: heard } = latest.current;
      if (!act || heard?.includes(act) === false || !isMeant(act, key, target)) return;
      if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      event.preventDefault();
      latest.current.run(act);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
  return (pressed) => {
    const act = actOf(pressed);
    if (act && latest.current.acts?.includes(act) !== false) latest.current.run(act);
  };
}

function isMeant(act: EditorAct, key: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (target.matches(`select, ${choice}`)) return whileChoosing.includes(act);
  if (target.closest("input, textarea, [contenteditable]")) return whileTyping.includes(act);
  if ((act === "copy" || act === "cut") && String(getSelection()) !== "") return false;
  return !onlyInTree.includes(key) || target === document.body || target.role === "treeitem" || takesOut(key, target);
}

/** The menu of the chosen row has the focus after it was used, and no use for these keys. */
const takesOut = (key: string, target: HTMLElement): boolean =>
  (key === "Delete" || key === "Backspace") && target.closest("[role=treeitem][aria-selected=true]") !== null;
