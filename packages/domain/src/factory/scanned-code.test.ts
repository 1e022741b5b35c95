import { expect, test } from "vitest";
import { nothingToOpen, readScannedCode } from "./scanned-code.ts";

test.each([
  ["L2041881141", { kind: "label", code: "L2041881141" }],
  ["l204 188 1141", { kind: "label", code: "L2041881141" }],
  ["L2041881142", { kind: "misread" }],
  ["pass", { kind: "pass" }],
  ["b14", { kind: "hole", code: "B14" }],
  ["A-01-01-1", { kind: "shelf", code: "A-01-01-1" }],
  ["04a17c52b5", { kind: "badge" }],
  [" pretreat-1 ", { kind: "other", code: "pretreat-1" }],
  ["5012345678900", { kind: "other", code: "5012345678900" }],
])("“%s” is %j", (text, scanned) => {
  expect(readScannedCode(text)).toEqual(scanned);
});

test.each([
  ["A-01-01-1", "A-01-01-1 is a shelf. Scan it at Pick."],
  ["B14", "B14 is a hole of the put wall. Scan it at QC, the put wall or Pack."],
  ["PASS", "The Pass card is scanned at QC."],
  ["L2041881142", "The label was misread. Scan it again."],
  ["04A17C52B5", "That is a badge. It opens a station's terminal while that is locked."],
  ["5012345678900", "No label, order or station has the code 5012345678900."],
])("“%s” is named with the place it belongs to", (text, words) => {
  expect(nothingToOpen(readScannedCode(text))).toBe(words);
});
