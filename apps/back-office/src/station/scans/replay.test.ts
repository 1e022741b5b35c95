import { expect, test } from "vitest";
import type { ScanAnswer } from "../../data/reply.ts";
import { createReplay } from "./replay.ts";

const answer = (outcome: string, title = outcome) =>
  ({ outcome, band: { title, state: "good" }, garment: null, open: "" }) as unknown as ScanAnswer;
const moved = answer("moved");
const refused = answer("refused", "Not accepted");

test("an answer with nothing behind it is shown by itself", () => {
  const replay = createReplay();
  expect(replay.settle("L1", refused, 0)).toEqual({ shown: refused, isEnd: false });
  expect(replay.settle("L2", moved, 0)).toEqual({ shown: moved, isEnd: false });
});

test.each<[string, (replay: ReturnType<typeof createReplay>) => void]>([
  ["the line broke", (replay) => replay.breakOff()],
  ["stored scans were being sent", (replay) => replay.resume()],
  ["scans stood behind it", () => {}],
])("a scan that fails before the last one is named when %s", (_, begin) => {
  const replay = createReplay();
  begin(replay);
  expect(replay.settle("L1", refused, 1)).toEqual({ shown: refused, isEnd: false });
  const { shown, isEnd } = replay.settle("L2", moved, 0);
  expect(isEnd).toBe(true);
  expect(shown.band).toMatchObject({ title: "1 of 2 scans refused", detail: "L1: Not accepted" });
});

test.each([
  ["is taken", moved],
  ["fails", refused],
])("a replay ends with its last scan, which %s, and the next scan is an ordinary one", (_, last) => {
  const replay = createReplay();
  replay.breakOff();
  expect(replay.settle("L1", last, 0)).toEqual({ shown: last, isEnd: true });
  expect(replay.settle("L2", moved, 0)).toEqual({ shown: moved, isEnd: false });
});

test("a broken connection is reported once each time, also while stored scans are being sent", () => {
  const replay = createReplay();
  replay.resume();
  expect([replay.breakOff(), replay.breakOff()]).toEqual([true, false]);
  replay.settle("L1", moved, 0);
  expect(replay.breakOff()).toBe(true);
});
