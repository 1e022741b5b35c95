import { expect, test } from "vitest";
import type { Garment, ScanAnswer } from "../data/reply.ts";
import { garmentAtQc, openFor } from "./garment-at-qc.ts";

const [scanned, inHand] = [{ code: "L2041881141" }, { code: "L2041881158" }] as Garment[];
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
  [
    "what was about to be failed",
    answer({ outcome: "refused", code: "fault_asked", garment: scanned!, open: "L2041881141" }),
    scanned,
  ],
  ["nothing once it has passed", answer({ outcome: "moved", code: "passed", garment: scanned! }), null],
])("QC looks at %s", (_, given, expected) => {
  expect(garmentAtQc(given)).toBe(expected);
});

test.each([
  [
    "what is looked at can pass",
    "check",
    answer({ code: "to_check", garment: scanned!, open: "L2041881141" }),
    "L2041881141",
  ],
  [
    "a garment pushed off the screen by another cannot pass unseen",
    "check",
    answer({ outcome: "refused", code: "too_early", garment: scanned!, needed: inHand!, open: "L2041881158" }),
    "",
  ],
  [
    "nor by one that was checked before",
    "check",
    answer({ outcome: "repeated", code: "already_done", garment: scanned!, open: "L2041881158" }),
    "",
  ],
  ["elsewhere what the last answer left in hand is in hand", "pack", answer({ code: "packed", open: "7" }), "7"],
  ["nothing before the first scan", "check", null, ""],
])("%s", (_, kind, given, expected) => {
  expect(openFor(kind, given, false)).toBe(expected);
});

test.each([
  ["check", answer({ code: "to_check", garment: scanned!, open: "L2041881141" }), "fail L2041881141"],
  ["check", answer({ outcome: "refused", code: "fault_asked", garment: scanned! }), "fail L2041881141"],
  ["print", answer({ code: "printing", garment: scanned!, open: "L2041881141" }), "fail L2041881141"],
  ["print", answer({ code: "print_failed", garment: scanned!, open: "L2041881141/2" }), "fail L2041881141/2"],
  ["pack", answer({ code: "packed", garment: scanned!, open: "7" }), "7"],
])("at %s a garment that is about to be failed is named as that", (kind, given, expected) => {
  expect(openFor(kind, given, true)).toBe(expected);
});
