import { expect, test } from "vitest";
import type { ScanAnswer } from "../data/reply.ts";
import { leftWords, workWords } from "./work-words.ts";

const answer = (open: string, code: string | null, printed: readonly boolean[] = []) =>
  ({ open, garment: code && { code, sides: printed.map((isPrinted) => ({ isPrinted })) } }) as unknown as ScanAnswer;
const work = new Map([
  ["gtx-1", answer("L2041881140", "L2041881140", [true, false])],
  ["gtx-2", answer("L2041881141", "L2041881141", [false, false])],
  ["gtx-3", answer("L2041881142", "L2041881142", [true, true])],
  ["qc-1", answer("", "L2041881141")],
  ["pack-1", answer("NK-418974", null)],
]);

test.each([
  ["/stations/gtx-1", "L204 188 1140, side 2 of 2"],
  ["/stations/gtx-2", "L204 188 1141"],
  ["/stations/gtx-3", "L204 188 1142"],
  ["/stations/qc-1", ""],
  ["/stations/pack-1", ""],
  ["/stations/pick-a", ""],
  ["/stations", ""],
])("at %s lies %j", (path, words) => {
  expect(workWords(work, path)).toBe(words);
});

test("the work is called theirs to the person who left it", () => {
  expect(leftWords("L204 188 1141", true)).toBe("Your work is as you left it: L204 188 1141");
  expect(leftWords("L204 188 1141", false)).toBe("The work is as it was left: L204 188 1141");
  expect(leftWords("", true)).toBe("");
});
