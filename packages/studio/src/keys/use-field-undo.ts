import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { actionOf } from "./keyboard-map.ts";

/** Keys after which a field has no text that is not entered. */
const entering: ReadonlySet<string> = new Set(["Enter", "Escape", "ArrowUp", "ArrowDown"]);

/**
 * Undo inside a group of fields that show the design: while a field has text that is not entered yet, undo is the
 * field's; once they are entered it is the design's. Left to the browser, it would bring old text back into the field
 * and enter them when the field is left.
 */
export function useFieldUndo({ undo, redo }: { undo: () => void; redo: () => void }) {
  const isTyping = useRef(false);
  const entered = () => {
    isTyping.current = false;
  };
  return {
    onInput: (_: FormEvent) => {
      isTyping.current = true;
    },
    onBlur: entered,
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (entering.has(event.key)) return entered();
      const action = actionOf({ key: event.key, shiftKey: event.shiftKey, command: event.ctrlKey || event.metaKey });
      const run = action?.do === "undo" ? undo : action?.do === "redo" ? redo : null;
      if (!run || isTyping.current) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    },
  };
}
