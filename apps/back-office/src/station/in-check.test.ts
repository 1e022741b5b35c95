import { expect, test } from "vitest";
import type { Garment, ScanAnswer } from "../data/reply.ts";
import { inCheck, openFor } from "./in-check.ts";

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

test.each([
  ["what is looked at can pass", "check", answer({ code: "to_check", garment: scanned!, open: "L1" }), "L1"],
  [
    "a garment pushed off the screen by another cannot pass unseen",
    "check",
    answer({ outcome: "refused", code: "too_early", garment: scanned!, needed: inHand!, open: "L2" }),
    "",
  ],
  [
    "nor by one that was checked before",
    "check",
    answer({ outcome: "repeated", code: "already_done", garment: scanned!, open: "L2" }),
    "",
  ],
  ["elsewhere what the last answer left in hand is in hand", "pack", answer({ code: "packed", open: "7" }), "7"],
  ["nothing before the first scan", "check", null, ""],
])("%s", (_, kind, given, expected) => {
  expect(openFor(kind, given)).toBe(expected);
});
