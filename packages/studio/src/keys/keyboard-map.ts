import type { Direction } from "@selvedge/design/geometry/move";

export type StudioAction =
  | { readonly do: "nudge"; readonly direction: Direction; readonly coarse: boolean }
  | {
      readonly do:
        | "undo"
        | "redo"
        | "delete"
        | "duplicate"
        | "copy"
        | "paste"
        | "deselect"
        | "raise"
        | "lower"
        | "zoom-in"
        | "zoom-out"
        | "fit"
        | "next"
        | "previous"
        | "help";
    };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly command: boolean;
}

const arrows: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const plain: Record<string, StudioAction["do"]> = {
  Delete: "delete",
  Backspace: "delete",
  Escape: "deselect",
  "]": "raise",
  "[": "lower",
  "+": "zoom-in",
  "=": "zoom-in",
  "-": "zoom-out",
  "0": "fit",
  n: "next",
  p: "previous",
  "?": "help",
};

const commanded: Record<string, StudioAction["do"]> = {
  z: "undo",
  y: "redo",
  d: "duplicate",
  c: "copy",
  v: "paste",
};

/** What a key does in the studio; null for keys that are the browser's. */
export function actionOf({ key, shiftKey, command }: KeyPress): StudioAction | null {
  const direction = arrows[key];
  if (direction && !command) return { do: "nudge", direction, coarse: shiftKey };
  const small = key.length === 1 ? key.toLowerCase() : key;
  if (command && small === "z" && shiftKey) return { do: "redo" };
  const name = command ? commanded[small] : plain[small];
  return name && name !== "nudge" ? { do: name } : null;
}

/** Whether a key is the browser's own for choosing all text of a page, of which a studio has none to choose. */
export const selectsText = ({ key, command }: KeyPress): boolean => command && key.toLowerCase() === "a";

/** Every key with what it does, for the overview that `?` opens; several keys in the order of what they do. */
export const keyWords: readonly (readonly [text: string, ...keys: string[]])[] = [
  ["Move by 1 mm", "←", "↑", "↓", "→"],
  ["Move by 10 mm", "Shift+Arrows"],
  ["Undo, redo", "Ctrl+Z", "Ctrl+Shift+Z"],
  ["Duplicate", "Ctrl+D"],
  ["Copy, paste", "Ctrl+C", "Ctrl+V"],
  ["Delete", "Delete"],
  ["One layer down, up", "[", "]"],
  ["Next, previous layer", "N", "P"],
  ["Clear the selection", "Esc"],
  ["Zoom in, zoom out", "+", "-"],
  ["Fit the print area", "0"],
  ["In a number: one more, one less", "↑", "↓"],
  ["While dragging: in a straight line, in steps, from the middle", "Shift"],
  ["While dragging: without snapping", "Ctrl"],
];
