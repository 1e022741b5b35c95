import { expect, test } from "vitest";
import { type BulkPage, labelOf, movesFor, outcomeWords } from "./bulk-moves.ts";

const page = (given: Partial<BulkPage> = {}): BulkPage => ({
  ...{ isHomepage: false, edited: false, isPublished: true, publishedAt: "2026-11-02T10:00:00Z" },
  ...{ deletedAt: null, scheduledFor: null },
  ...given,
});
const all = { mayEdit: true, mayPublish: true };
const draft = page({ isPublished: false, publishedAt: null, edited: true });
const hidden = page({ isPublished: false });

test.each([
  ["a published page", page(), all, ["hide", "delete"]],
  ["one with changes", page({ edited: true }), all, ["publish", "hide", "delete"]],
  ["the home page", page({ isHomepage: true }), all, []],
  ["a draft", draft, all, ["publish", "delete"]],
  ["a scheduled one", { ...draft, scheduledFor: "2026-12-01T09:00:00Z" }, all, ["publish", "delete"]],
  ["a hidden page", hidden, all, ["show", "delete"]],
  ["a deleted page", page({ deletedAt: "2026-11-03T10:00:00Z", edited: true }), all, ["restore"]],
  ["a published page, to an editor", page({ edited: true }), { mayEdit: true, mayPublish: false }, []],
  ["a draft, to an editor", draft, { mayEdit: true, mayPublish: false }, ["delete"]],
  ["a draft, to a reader", draft, { mayEdit: false, mayPublish: false }, []],
])("%s allows these moves among several", (_, given, rights, moves) => {
  expect([...movesFor([given], rights).keys()]).toEqual(moves);
});

test("a move is for those of the chosen pages that allow it, and says so", () => {
  const moves = movesFor([page(), draft, hidden], all);
  expect([...moves].map(([move, of]) => labelOf(move, of.length, 3))).toEqual([
    "Publish 1 of 3",
    "Show to visitors 1 of 3",
    "Hide 1 of 3",
    "Delete",
  ]);
});

test.each([
  [1, [], "1 page is published."],
  [3, [], "3 pages are published."],
  [2, [{ name: "About", why: "Write a title." }], "2 pages are published. “About”: Write a title."],
  [0, [{ name: "About", why: "Write a title." }], "“About”: Write a title."],
  [1, Array(2).fill({ name: "About", why: "No." }), "1 page is published. 2 pages were not. “About”: No."],
])("of %i published pages, and those that refused, it says the first reason", (done, refused, words) => {
  expect(outcomeWords("publish", done, refused)).toBe(words);
});
