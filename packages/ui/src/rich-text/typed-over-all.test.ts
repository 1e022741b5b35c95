import { getSchema } from "@tiptap/core";
import { AllSelection, EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { extensions } from "./schema.ts";
import { typedOverAll } from "./typed-over-all.ts";

const schema = getSchema(extensions.page);
const words = (text: string, ...marks: string[]) => ({ type: "text", text, marks: marks.map((type) => ({ type })) });
const heading = { type: "heading", attrs: { level: 1 }, content: [words("What we print", "bold")] };
const paragraph = { type: "paragraph", content: [words("Chosen for how it wears.")] };
const list = { type: "bulletList", content: [{ type: "listItem", content: [paragraph] }] };

function stateOf(content: object[], isAll = true) {
  const doc = schema.nodeFromJSON({ type: "doc", content });
  const selection = isAll ? new AllSelection(doc) : TextSelection.create(doc, 1, 5);
  return EditorState.create({ doc, selection });
}

test("what is typed over everything is what the text began with", () => {
  const typed = typedOverAll(stateOf([heading, paragraph]), "W");
  expect(typed?.doc.toJSON().content).toEqual([
    { type: "heading", attrs: { level: 1 }, content: [{ type: "text", text: "W", marks: [{ type: "bold" }] }] },
  ]);
  expect(typed?.selection.from).toBe(2);
});

test("a part of the text, and a text that begins with a list, are typed over as ever", () => {
  expect(typedOverAll(stateOf([heading, paragraph], false), "W")).toBeNull();
  expect(typedOverAll(stateOf([list]), "W")).toBeNull();
});
