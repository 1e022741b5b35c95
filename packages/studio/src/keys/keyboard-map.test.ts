import { expect, test } from "vitest";
import { actionOf } from "./keyboard-map.ts";

const press = (key: string, held = "") => ({ key, shiftKey: held.includes("s"), command: held.includes("c") });

test.each([
  ["ArrowLeft", "", { do: "nudge", direction: "left", coarse: false }],
  ["ArrowDown", "s", { do: "nudge", direction: "down", coarse: true }],
  ["ArrowDown", "c", null],
  ["z", "c", { do: "undo" }],
  ["Z", "sc", { do: "redo" }],
  ["y", "c", { do: "redo" }],
  ["D", "c", { do: "duplicate" }],
  ["d", "", null],
  ["Backspace", "", { do: "delete" }],
  ["Escape", "", { do: "deselect" }],
  ["?", "s", { do: "help" }],
  ["r", "c", null],
  ["Tab", "", null],
])("%s with %s held", (key, held, action) => {
  expect(actionOf(press(key, held))).toEqual(action);
});
