import { expect, test } from "vitest";
import type { ScanAnswer } from "../../data/reply.ts";
import { mayShow } from "./use-machine-answer.ts";

const at = (time: string) => `2026-11-22T14:08:${time}.000Z`;
const answer = (code: string, label: string | null, time: string) =>
  ({ code, garment: label && { code: label }, at: at(time) }) as ScanAnswer;

test.each<[string, ScanAnswer, ScanAnswer | null, boolean]>([
  ["a print of the garment in hand", answer("machine_printed", "L1", "22"), answer("printing", "L1", "01"), true],
  ["no print of another garment", answer("machine_printed", "L1", "22"), answer("printing", "L2", "01"), false],
  ["no print before the first scan", answer("machine_printed", "L1", "22"), null, false],
  ["no print over what was no garment", answer("machine_printed", "L1", "22"), answer("misread", null, "01"), false],
  ["a failure of any garment", answer("print_failed", "L1", "22"), answer("printing", "L2", "01"), true],
  ["a failure before the first scan", answer("print_failed", "L1", "22"), null, true],
  [
    "nothing that is older than the last scan",
    answer("print_failed", "L1", "22"),
    answer("misread", null, "30"),
    false,
  ],
])("a station shows %s", (_, said, shown, expected) => {
  expect(mayShow(said, shown)).toBe(expected);
});
