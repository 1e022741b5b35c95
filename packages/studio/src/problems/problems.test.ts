import type { Finding, FindingCode, Severity } from "@selvedge/design/preflight";
import { expect, test } from "vitest";
import { problemCountText, problemsOf, problemWords, worstOf } from "./problems.ts";

const finding = (code: FindingCode, severity: Severity, elementId: string | null = "e1"): Finding => ({
  code,
  severity,
  side: elementId ? "front" : null,
  elementId,
  text: "",
});

test("an empty design or side is no reproach", () => {
  expect(problemsOf([finding("nothing_to_print", "block", null), finding("empty_side", "note", null)])).toEqual([]);
});

test("sharpness that will do is left to its badge", () => {
  expect(problemsOf([finding("fair_resolution", "note")])).toEqual([]);
});

test("every other finding is shown with its own sentence, in the order it came", () => {
  const problems = problemsOf([finding("partly_outside_area", "block"), finding("low_resolution", "warn", "e2")]);
  expect(problems.map(({ elementId, sentence }) => [elementId, sentence])).toEqual([
    ["e1", problemWords.partly_outside_area.sentence],
    ["e2", problemWords.low_resolution.sentence],
  ]);
});

test("no two findings share a sentence", () => {
  const sentences = Object.values(problemWords).map(({ sentence }) => sentence);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test("a layer is marked by its worst problem and not by another's", () => {
  const problems = problemsOf([
    finding("outside_area", "block", "e2"),
    finding("invisible", "block"),
    finding("very_small", "warn"),
  ]);
  expect(worstOf(problems, "front", "e1")?.code).toBe("invisible");
  expect(worstOf(problems, "back", "e1")).toBeNull();
  expect(worstOf(problems, "front", "e3")).toBeNull();
});

test.each<[Severity[], ReturnType<typeof problemCountText>]>([
  [[], null],
  [["note"], null],
  [["warn"], { text: "1 warning", severity: "warn" }],
  [["warn", "warn", "note"], { text: "2 warnings", severity: "warn" }],
  [["block"], { text: "1 problem to solve", severity: "block" }],
  [["block", "block", "warn"], { text: "2 problems to solve", severity: "block" }],
])("%j is counted as %j", (severities, text) => {
  expect(problemCountText(problemsOf(severities.map((severity) => finding("stretched", severity))))).toEqual(text);
});

test("a problem of one size of several names it", () => {
  const onA2 = { ...finding("resolution_too_low", "block"), onSize: "A2" };
  expect(problemsOf([onA2])[0]!.sentence).toBe(
    "Too coarse to print on A2. Make it smaller, upload a larger file, or do not sell A2.",
  );
});
