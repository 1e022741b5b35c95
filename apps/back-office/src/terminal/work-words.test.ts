import { expect, test } from "vitest";
import type { ScanAnswer } from "../data/reply.ts";
import { workWords } from "./work-words.ts";

const answer = (open: string, code: string | null) => ({ open, garment: code && { code } }) as unknown as ScanAnswer;
const work = new Map([
  ["gtx-2", answer("L2041881141", "L2041881141")],
  ["qc-1", answer("", "L2041881141")],
  ["pack-1", answer("NK-418974", null)],
]);

test.each([
  ["/stations/gtx-2", "L204 188 1141"],
  ["/stations/qc-1", ""],
  ["/stations/pack-1", ""],
  ["/stations/pick-a", ""],
  ["/stations", ""],
])("at %s lies %j", (path, words) => {
  expect(workWords(work, path)).toBe(words);
});
