import { expect, test } from "vitest";
import { firstSides } from "./first-sides.ts";

const versions = [
  { version: 9, kind: "automatic" },
  { version: 7, kind: "published" },
  { version: 6, kind: "named" },
  { version: 5, kind: "published" },
] as const;

test.each([
  ["a draft with changes is compared with what visitors see", { liveVersion: 7, edited: true }, versions, 7],
  ["one without any, with the state before that", { liveVersion: 7, edited: false }, versions, 6],
  ["a draft that was named since is the state before", { liveVersion: 6, edited: false }, versions, 7],
  ["the only state there is", { liveVersion: 7, edited: false }, [{ version: 7, kind: "published" }], 7],
  ["and what visitors see before the others have come", { liveVersion: 7, edited: false }, null, 7],
  ["a page that was never published, with nothing", { liveVersion: null, edited: true }, [], "draft"],
] as const)("%s", (_, page, known, a) => {
  expect(firstSides(page, known)).toEqual({ a, b: "draft" });
});
