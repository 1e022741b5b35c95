import { expect, test } from "vitest";
import { type AcceptedScan, createScanQueue } from "./scan-queue.ts";

/** A line whose answers are given by hand. */
function handLine() {
  const started: string[] = [];
  const failures: string[] = [];
  const waits: number[] = [];
  const stored: string[] = [];
  const lives: AbortSignal[] = [];
  const open: PromiseWithResolvers<void>[] = [];
  const line = createScanQueue({
    answer: ({ code }, _left, stopped) => {
      started.push(code);
      lives.push(stopped);
      const promise = Promise.withResolvers<void>();
      open.push(promise);
      return promise.promise;
    },
    onFailure: (code) => failures.push(code),
    onWaiting: (waiting) => waits.push(waiting),
    keep: (scans) => stored.push(scans.map(({ code }) => code).join(" ")),
  });
  const settle = async (how: "resolve" | "reject") => {
    open.shift()?.[how](new Error("refused") as never);
    await new Promise((done) => setImmediate(done));
  };
  return { line, started, failures, waits, stored, lives, settle };
}

test.each([
  ["the same code after 399 ms is one pull of the trigger", "A", 399, false],
  ["the same code after 400 ms is another garment", "A", 400, true],
  ["another code counts at once", "B", 1, true],
])("%s", (_name, code, laterMs, isTaken) => {
  const { line } = handLine();
  expect(line.take("A", 1000)).toBe(true);
  expect(line.take(code, 1000 + laterMs)).toBe(isTaken);
});

test("the window is counted from the scan that was taken, so a trigger held down does not block for ever", () => {
  const { line } = handLine();
  expect([0, 300, 600].map((atMs) => line.take("A", atMs))).toEqual([true, false, true]);
});

test("scans that come during an answer wait, in order, and none is lost", async () => {
  const { line, started, waits, settle } = handLine();
  for (const [place, code] of ["A", "B", "C"].entries()) line.take(code, place);
  expect(started).toEqual(["A"]);
  await settle("resolve");
  expect(started).toEqual(["A", "B"]);
  await settle("resolve");
  expect(started).toEqual(["A", "B", "C"]);
  expect(waits).toEqual([0, 1, 2, 1, 0]);
});

test("an answer that fails is reported and the line goes on", async () => {
  const { line, started, failures, settle } = handLine();
  line.take("A", 0);
  line.take("B", 1);
  await settle("reject");
  expect(failures).toEqual(["A"]);
  expect(started).toEqual(["A", "B"]);
});

test("every scan without an answer is stored under its own name, and resumed under the same", async () => {
  const stored: string[] = [];
  const words = (scans: readonly AcceptedScan[]) => scans.map(({ code, id }) => `${code}${id}`).join(" ");
  const answered: string[] = [];
  const gates: (() => void)[] = [];
  const options = {
    answer: async (scan: AcceptedScan, left: () => number) => {
      await new Promise<void>((done) => gates.push(done));
      answered.push(`${scan.code}${scan.id}, ${left()} left`);
    },
    onFailure: () => {},
  };
  let made = 0;
  const first = createScanQueue({
    ...options,
    makeId: () => String(++made),
    keep: (scans) => stored.push(words(scans)),
  });
  first.take("A", 0);
  first.take("B", 1);
  gates[0]!();
  await new Promise((done) => setImmediate(done));
  first.take("C", 2);
  expect(stored).toEqual(["A1", "A1 B2", "B2", "B2 C3"]);
  const again = createScanQueue(options);
  again.resume([
    { code: "B", id: "2" },
    { code: "B", id: "3" },
  ]);
  for (const place of [2, 3]) {
    gates[place]!();
    await new Promise((done) => setImmediate(done));
  }
  expect(answered).toEqual(["A1, 1 left", "B2, 1 left", "B3, 0 left"]);
});

test("a scan goes with what the answer before it has left in hand, and is stored and sent again with the same", async () => {
  const sent: string[] = [];
  let inHand = "";
  let stored: readonly AcceptedScan[] = [];
  const gates: (() => void)[] = [];
  const options = {
    answer: async ({ code, inHand: own }: AcceptedScan) => {
      sent.push(`${code} with ${own || "nothing"}`);
      await new Promise<void>((done) => gates.push(done));
      inHand = code;
    },
    onFailure: () => {},
  };
  let made = 0;
  const first = createScanQueue({
    ...options,
    inHand: () => inHand,
    makeId: () => String(++made),
    keep: (scans) => (stored = scans),
  });
  for (const [place, code] of ["L1", "A11", "L2"].entries()) first.take(code, place);
  gates[0]!();
  await new Promise((done) => setImmediate(done));
  expect(stored).toEqual([
    { code: "A11", id: "2", inHand: "L1" },
    { code: "L2", id: "3" },
  ]);
  first.stop();
  inHand = "";
  createScanQueue({ ...options, inHand: () => inHand }).resume(stored);
  gates[2]!();
  await new Promise((done) => setImmediate(done));
  expect(sent).toEqual(["L1 with nothing", "A11 with L1", "A11 with L1", "L2 with A11"]);
});

test.each(["resolve", "reject"] as const)(
  "a line that has stopped stores, sends and reports no more: %s",
  async (how) => {
    const { line, started, failures, waits, stored, lives, settle } = handLine();
    line.take("A", 0);
    line.take("B", 1);
    const before = [waits.length, stored.length];
    line.stop();
    expect(lives[0]!.aborted).toBe(true);
    await settle(how);
    expect(line.take("C", 1000)).toBe(false);
    expect([waits.length, stored.length]).toEqual(before);
    expect([started, failures, stored.at(-1)]).toEqual([["A"], [], "A B"]);
  },
);

test("after a quiet time the line takes the next scan", async () => {
  const { line, started, settle } = handLine();
  line.take("A", 0);
  await settle("resolve");
  line.take("B", 5000);
  expect(started).toEqual(["A", "B"]);
});
