import { expect, test } from "vitest";
import type { Garment, ScanAnswer } from "../data/reply.ts";
import { inCheck } from "./in-check.ts";

const [scanned, inHand] = [{ code: "L1" }, { code: "L2" }] as Garment[];
const answer = (parts: Partial<ScanAnswer>) => ({ garment: null, needed: null, ...parts }) as ScanAnswer;

test.each([
  ["nothing before the first scan", null, null],
  ["what was scanned to be checked", answer({ outcome: "shown", code: "to_check", garment: scanned! }), scanned],
  ["what was in hand, after rubbish", answer({ outcome: "refused", code: "not_a_label", needed: inHand! }), inHand],
  [
    "nothing while a garment that does not belong here is shown",
    answer({ outcome: "refused", code: "too_early", garment: scanned!, needed: inHand! }),
    null,
  ],
  ["nothing once it has passed", answer({ outcome: "moved", code: "passed", garment: scanned! }), null],
])("QC looks at %s", (_, given, expected) => {
  expect(inCheck(given)).toBe(expected);
});
