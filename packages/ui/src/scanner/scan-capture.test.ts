import { expect, test } from "vitest";
import { type CaptureRules, nothingCaptured, readKey, scannerRules } from "./scan-capture.ts";

/** Types keys with a pause before each and gives the scans that came of it. */
function scansOf(keys: readonly (readonly [key: string, pauseMs: number])[], rules?: CaptureRules): string[] {
  let capture = nothingCaptured;
  let atMs = 1000;
  const scans: string[] = [];
  for (const [key, pauseMs] of keys) {
    atMs += pauseMs;
    const meaning = readKey(capture, key, atMs, rules);
    capture = meaning.capture;
    if (meaning.kind === "scan") scans.push(meaning.scan.code);
  }
  return scans;
}

const at = (pauseMs: number, text: string) => [...text].map((letter) => [letter, pauseMs] as const);
const enter = (pauseMs: number) => [["Enter", pauseMs] as const];
const tab = (pauseMs: number) => [["Tab", pauseMs] as const];

test.each([
  ["a code at 12 ms a key is a scan", [...at(12, "L2041881143"), ...enter(12)], ["L2041881143"]],
  ["a scanner on a slow line still counts", [...at(60, "B14"), ...enter(60)], ["B14"]],
  ["the slowest scanner still counts", [...at(120, "B14"), ...enter(120)], ["B14"]],
  ["Tab ends a scan", [...at(12, "99712345"), ...tab(12)], ["99712345"]],
  ["CR and LF end one scan", [...at(12, "B14"), ...enter(12), ...enter(12)], ["B14"]],
  [
    "the kind that a scanner puts before a code is cut off",
    [...at(12, "]C0L2041881141"), ...enter(12)],
    ["L2041881141"],
  ],
  [
    "capitals with Shift between them are one code",
    [
      ["Shift", 500],
      ["C", 5],
      ["Shift", 5],
      ["-", 5],
      ["0", 5],
      ["4", 5],
      ["Enter", 5],
    ],
    ["C-04"],
  ],
  ["typing by hand and Enter is no scan", [...at(121, "B14"), ...enter(121)], []],
  ["a quick code with a late Enter is no scan", [...at(10, "B14"), ...enter(400)], []],
  ["two quick letters are too short for a code", [...at(10, "ok"), ...enter(10)], []],
  ["Enter alone is no scan", enter(10), []],
  [
    "a hand's letter before a scan is not part of it",
    [["x", 300], ...at(300, "L"), ...at(8, "204"), ...enter(8)],
    ["L204"],
  ],
  ["two scans in a row are two", [...at(8, "L204"), ...enter(8), ...at(8, "L205"), ...enter(8)], ["L204", "L205"]],
  ["an arrow key in between breaks the code", [...at(8, "L2"), ["ArrowLeft", 8], ...at(8, "04"), ...enter(8)], []],
  ["spaces around a code are cut off", [...at(8, " L204 "), ...enter(8)], ["L204"]],
  ["a code of spaces is none", [...at(8, "    "), ...enter(8)], []],
] as const)("%s", (_name, keys, scans) => {
  expect(scansOf(keys)).toEqual(scans);
});

test("with a prefix a code of any length counts, and the prefix is cut off", () => {
  const rules = { ...scannerRules, prefix: "~" };
  expect(scansOf([...at(8, "~7"), ...enter(8)], rules)).toEqual(["7"]);
  expect(scansOf([...at(8, "~"), ...enter(8)], rules)).toEqual([]);
  expect(scansOf([...at(8, "L204"), ...enter(8)], rules)).toEqual(["L204"]);
});

test("letters that a scanner is set to send last end a code at once and are cut off, with the Enter after them", () => {
  const rules = { ...scannerRules, suffix: "##" };
  expect(scansOf([...at(8, "L204##")], rules)).toEqual(["L204"]);
  expect(scansOf([...at(8, "L204##"), ...enter(8), ...at(8, "L205##")], rules)).toEqual(["L204", "L205"]);
  expect(scansOf([...at(8, "L204"), ...enter(8)], rules)).toEqual(["L204"]);
});

test("a scan has the time of its slowest key and what ended it", () => {
  let capture = nothingCaptured;
  for (const [key, atMs] of [
    ["B", 0],
    ["1", 10],
    ["4", 73],
  ] as const)
    capture = readKey(capture, key, atMs).capture;
  expect(readKey(capture, "Tab", 80)).toMatchObject({ scan: { code: "B14", endedBy: "Tab", slowestMs: 63 } });
});

test("the first key may be a hand, the quick ones after it are a scan, and slow ones start again", () => {
  const first = readKey(nothingCaptured, "L", 0);
  const second = readKey(first.capture, "2", 9);
  const third = readKey(second.capture, "0", 300);
  expect([first.kind, second.kind, third.kind]).toEqual(["first", "more", "first"]);
  expect(third.capture.text).toBe("0");
});
