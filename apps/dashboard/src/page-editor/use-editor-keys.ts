import { useEffect, useRef } from "react";

/** A key as the frame reports it, or as this window hears it. */
export interface Pressed {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
}

type Act = "undo" | "redo" | "save" | "insert" | "leave" | "up" | "down" | "duplicate" | "remove";
export type EditorKeys = Partial<Record<Act, () => void>>;

/** What a key means while no field has the focus; null for one that means nothing. */
export function actOf({ key, ctrl, shift, alt, meta }: Pressed): Act | null {
  const word = key.toLowerCase();
  if (ctrl || meta) {
    if (word === "z") return shift ? "redo" : "undo";
    return word === "y" ? "redo" : word === "s" ? "save" : word === "d" ? "duplicate" : null;
  }
  if (alt) return key === "ArrowUp" ? "up" : key === "ArrowDown" ? "down" : null;
  if (key === "Delete" || key === "Backspace") return "remove";
  return key === "/" ? "insert" : key === "Escape" ? "leave" : null;
}

/** Hears the editor's keys in this window; fields keep theirs, but for saving. Returns what a key in the frame is given to. */
export function useEditorKeys(keys: EditorKeys): (pressed: Pressed) => void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("[role=dialog]")) return;
      const { key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta } = event;
      const act = actOf({ key, ctrl, shift, alt, meta });
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest("input, textarea, [contenteditable]");
      if (!act || (isTyping && act !== "save") || !latest.current[act]) return;
      event.preventDefault();
      latest.current[act]();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
  return (pressed) => {
    const act = actOf(pressed);
    if (act) latest.current[act]?.();
  };
}
