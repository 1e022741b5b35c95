import type { SingleOp } from "../ops/op.ts";

/** What a person may do to a page, each given or not by their role. */
export const EDIT_RIGHTS = ["text", "settings", "move", "remove", "insert", "page", "theme"] as const;
export type EditRight = (typeof EDIT_RIGHTS)[number];

/** The right that each kind of change needs; a text needs less than the settings beside it. */
export function rightOf(op: SingleOp, isText: boolean): EditRight {
  if (op.t === "set" || op.t === "item") return isText ? "text" : "settings";
  if (op.t === "page") return op.path[0] === "properties" && op.path[1] === "theme" ? "theme" : "page";
  return rights[op.t];
}

const rights: { readonly [T in Exclude<SingleOp["t"], "set" | "item" | "page">]: EditRight } = {
  insert: "insert",
  remove: "remove",
  move: "move",
  resize: "settings",
  change: "settings",
  theme: "theme",
};
