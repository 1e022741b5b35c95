import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AcceptedScan } from "./scan-queue.ts";
import { createScanStore } from "./stored-scans.ts";

/** The locks of a browser: one holder each, the next in turn once the holder's promise ends. */
function browserLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as () => unknown;
      const turn = (tails.get(name) ?? Promise.resolve()).then(work);
      tails.set(name, turn);
      return turn;
    },
  };
}

function storageOf(entries: Map<string, string>, removals: "seen" | "late") {
  return new Proxy({} as Storage, {
    get: (_, name) =>
      ({
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, value: string) => void entries.set(key, value),
        removeItem: (key: string) => void (removals === "seen" && entries.delete(key)),
      })[name as "getItem"],
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const scans: AcceptedScan[] = [
  { code: "L2041870045", id: "1" },
  { code: "5012345678900", id: "2" },
];
const settled = () => new Promise((resolve) => setTimeout(resolve));
const seenBy = (entries: Map<string, string>, { removals = "seen" }: { removals?: "seen" | "late" } = {}) =>
  vi.stubGlobal("localStorage", storageOf(entries, removals));

let listeners: (() => void)[];
beforeEach(() => {
  listeners = [];
  vi.stubGlobal("navigator", { locks: browserLocks() });
  vi.stubGlobal("addEventListener", (_: string, run: () => void) => listeners.push(run));
});
afterEach(() => vi.unstubAllGlobals());

test("what a tab left behind is taken over by one tab, though another does not see yet that it is gone", async () => {
  const entries = new Map<string, string>();
  seenBy(entries);
  const gone = createScanStore("pick-a sam");
  gone.keep(scans);
  const [first, second] = [createScanStore("pick-a sam"), createScanStore("pick-a sam")];
  const taken: string[] = [];
  first.adopt((found) => taken.push(...found.map(({ code }) => `first ${code}`)));
  second.adopt((found) => taken.push(...found.map(({ code }) => `second ${code}`)));
  await settled();
  expect(taken).toEqual([]);

  seenBy(entries, { removals: "late" });
  gone.stop();
  await settled();
  expect(taken).toEqual(["first L2041870045", "first 5012345678900"]);

  entries.clear();
  first.stop();
  await settled();
  expect(taken).toHaveLength(2);
  second.stop();
});

test("what a tab wrote last is taken over once it can be read", async () => {
  const entries = new Map<string, string>();
  seenBy(entries);
  const gone = createScanStore("pick-a sam");
  gone.keep(scans);
  const [firstKey = "", lastKey = ""] = [...entries.keys()];
  const lastEntry = entries.get(lastKey) ?? "";
  entries.delete(lastKey);
  const next = createScanStore("pick-a sam");
  const taken: string[] = [];
  next.adopt((found) => taken.push(...found.map(({ code }) => code)));
  gone.stop();
  await settled();
  expect(taken).toEqual(["L2041870045"]);
  expect(entries.has(firstKey)).toBe(false);
  entries.set(lastKey, lastEntry);
  for (const look of listeners) look();
  expect(taken).toEqual(["L2041870045", "5012345678900"]);
  next.stop();
});
