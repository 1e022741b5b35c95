import { expect, test } from "vitest";
import type { ScanAnswer } from "../../data/reply.ts";
import { afterReplay, type RefusedScan } from "./after-replay.ts";

const answer = (title: string, open = "") =>
  ({ outcome: "moved", band: { title }, garment: { code: title }, needed: null, open }) as unknown as ScanAnswer;
const good = answer("Right garment", "A-01-03-1");
const wrong = answer("Misread");
const worse = answer("Held");

test.each<[string, ScanAnswer, RefusedScan[]]>([
  ["all were taken", good, []],
  ["only the last was refused", wrong, [{ text: "L1", answer: wrong }]],
])("the last answer is shown where %s", (_, last, refused) => {
  expect(afterReplay(last, 3, refused)).toBe(last);
});

test("a scan that was refused unseen is named, and what is in hand stays", () => {
  const refused = [
    { text: "L1", answer: wrong },
    { text: "L2", answer: worse },
  ];
  expect(afterReplay(good, 3, refused)).toMatchObject({
    outcome: "refused",
    band: { state: "wrong", title: "2 of 3 scans refused", detail: "L1: Misread. L2: Held" },
    next: { title: "Scan them again" },
    garment: null,
    open: "A-01-03-1",
  });
});

test("the last one is named with the others that were refused", () => {
  const refused = [
    { text: "L1", answer: worse },
    { text: "L2", answer: wrong },
  ];
  expect(afterReplay(wrong, 2, refused).band.detail).toBe("L1: Held. L2: Misread");
});
