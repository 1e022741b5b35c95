// What a frame said while somebody typed on the page, as it was recorded, and what the page was after it.

import type { BlockType } from "@selvedge/pages/block-type";
import { registerBlocks } from "@selvedge/pages/block-type";
import { EDIT_RIGHTS } from "@selvedge/pages/check/edit-rights";
import { expect, test } from "vitest";
import { frameMessage } from "../protocol/from-frame.ts";
import { openSession } from "../session/page-session.ts";
import { smallDoc } from "../testing/fixtures.ts";
import { typedText } from "./typed-text.ts";

const button = {
  ...{ type: "button", title: "Button", version: 1, compatibility: ["grid"], accepts: [], hydrates: false },
  fields: {
    text: { kind: "text", label: "Words", maxLength: 12 },
    note: { kind: "text", label: "Note", default: "Usual" },
  },
  example: { type: "button", properties: {} },
} as const satisfies BlockType;
const types = registerBlocks([button]);

/** Milliseconds after the first letter, and the message. */
const recorded = [
  [0, { t: "text", uid: "button", path: ["text"], value: "Bu", base: "Buy", isDone: false }],
  [120, { t: "text", uid: "button", path: ["text"], value: "B", base: "Bu", isDone: false }],
  [300, { t: "text", uid: "button", path: ["text"], value: "Bé", base: "B", isDone: false }],
  [2_000, { t: "text", uid: "button", path: ["text"], value: "Béla", base: "Bé", isDone: false }],
  [2_050, { t: "text", uid: "button", path: ["text"], value: "Béla", base: "Béla", isDone: true }],
] as const;

function play(transcript: readonly (readonly [number, object])[], doc = smallDoc()) {
  let now = 0;
  let before: string | undefined;
  const session = openSession({ doc, rules: { types, may: new Set(EDIT_RIGHTS) }, nowMs: () => now });
  const heard = transcript.map(([atMs, sent]) => {
    now = atMs;
    const message = frameMessage.parse(structuredClone(sent));
    if (message.t !== "text") return "other";
    const typed = typedText(session.doc(), types, message, before);
    before = message.value;
    const isMade = typed.kind !== "changed" || session.change(typed.op, { label: typed.label }).ok;
    if (message.isDone) session.closeStep();
    return isMade ? typed.kind : "refused";
  });
  return { heard, session, text: () => session.doc().blocks.get("button")?.props.text };
}

test("what is typed on the page changes its block, and each pause ends a step that undo takes back", () => {
  const { heard, session, text } = play(recorded);
  expect([heard, text()]).toEqual([["changed", "changed", "changed", "changed", "same"], "Béla"]);
  expect(session.history().past.map(({ inverse }) => inverse)).toMatchObject([{ to: "Buy" }, { to: "Bé" }]);
  session.undo();
  session.undo();
  expect(text()).toBe("Buy");
});

test("a text that somebody else has changed meanwhile is not typed over", () => {
  const theirs = smallDoc();
  const rec = theirs.blocks.get("button")!;
  const doc = { ...theirs, blocks: new Map(theirs.blocks).set("button", { ...rec, props: { text: "Theirs" } }) };
  const { heard, text } = play([recorded[0]], doc);
  expect([heard, text()]).toEqual([["overtaken"], "Theirs"]);
});

test("after a text was refused the next letters are taken again", () => {
  const long = "Far too many words";
  const { heard, text } = play([
    [0, { ...recorded[0][1], value: long }],
    [100, { ...recorded[0][1], value: "Buy now", base: long }],
  ]);
  expect([heard, text()]).toEqual([["refused", "changed"], "Buy now"]);
});

test("a text that the block says of its own is typed over, and nothing else than a text is", () => {
  const note = { ...recorded[0][1], path: ["note"], value: "Mine", base: "Usual" };
  const { session, heard } = play([
    [0, note],
    [100, { ...note, path: ["size"], base: undefined }],
    [200, { ...note, path: ["toString"], base: undefined }],
  ]);
  expect(heard).toEqual(["changed", "overtaken", "overtaken"]);
  expect(session.doc().blocks.get("button")?.props).toEqual({ text: "Buy", note: "Mine" });
});
