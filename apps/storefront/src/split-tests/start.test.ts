import { beforeEach, describe, expect, test, vi } from "vitest";
import { startSplitTests } from "./start.ts";

const hero = {
  ...{ id: 31, code: "hero", name: "Hero", discovered: false, variation: null },
  availableVariations: { before: "Before", after: "After" },
  variationIds: { before: 7, after: 8 },
};
const home = {
  ...{ id: 32, code: "homepage", name: "Home page", discovered: false, variation: null },
  availableVariations: { old: "Old", new: "New" },
  variationIds: { old: 9, new: 10 },
};

const cookieWith = (met: object) => `a=b; discovered-split-tests=${encodeURIComponent(JSON.stringify(met))}`;
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
});

interface Around {
  cookie?: string;
  search?: string;
  isInternal?: boolean;
  hasStorage?: boolean;
}

/** Loads a page with both tests; gives its events, its data afterwards, and what was written to its console. */
function load({ cookie = "", search = "", isInternal = false, hasStorage = true }: Around) {
  const element = { textContent: JSON.stringify([hero, home]) };
  const events: unknown[] = [];
  const info = vi.fn();
  const fetch = vi.fn(async () => new Response(JSON.stringify({ data: { isInternal } })));
  const sessionStorage = {
    getItem: (key: string) => {
      if (!hasStorage) throw new Error("refused");
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (!hasStorage) throw new Error("refused");
      stored.set(key, value);
    },
  } as Storage;
  startSplitTests(
    { cookie, getElementById: () => element as unknown as HTMLElement },
    {
      dispatchEvent: (event: Event) => events.push([event.type, (event as CustomEvent).detail]) > 0,
      sessionStorage,
      location: { search } as Location,
      fetch: fetch as unknown as Window["fetch"],
      console: { info },
    },
  );
  return { events, tests: JSON.parse(element.textContent), info, fetch };
}

describe("a page of a shop in which split tests run", () => {
  test("S7.11, S3.10: its data says which variation is the visitor's", () => {
    const { tests } = load({ cookie: cookieWith({ 31: 8 }) });
    expect(tests).toEqual([{ ...hero, discovered: true, variation: { id: 8, name: "After" } }, home]);
  });

  test("S4.38, S7.14: each test starts once in a session, with the variations of all", () => {
    const cookie = cookieWith({ 31: 8, 32: 9 });
    const splitTests = { 31: 8, 32: 9 };
    expect(load({ cookie }).events).toEqual([
      ["split-test:start", { splitTestId: 31, variationId: 8, splitTests }],
      ["split-test:start", { splitTestId: 32, variationId: 9, splitTests }],
    ]);
    expect(load({ cookie }).events).toEqual([]);
    stored.clear();
    expect(load({ cookie }).events).toHaveLength(2);
  });

  test("a test that begins later starts then, alone", () => {
    load({ cookie: cookieWith({ 31: 8 }) });
    const { events } = load({ cookie: cookieWith({ 31: 8, 32: 10 }) });
    expect(events).toEqual([["split-test:start", { splitTestId: 32, variationId: 10, splitTests: { 31: 8, 32: 10 } }]]);
  });

  test("S7.12, S7.13: what its address forces is what starts", () => {
    const { events } = load({ cookie: cookieWith({ 31: 8 }), search: "?hero=before&split-var=new" });
    expect(events.map((event) => (event as [string, { variationId: number }])[1].variationId)).toEqual([7, 10]);
  });

  test("nothing starts for a visitor without variations, or with a cookie that cannot be read", () => {
    expect(load({}).events).toEqual([]);
    expect(load({ cookie: "discovered-split-tests=%E0%A4%A" }).events).toEqual([]);
  });

  test("each page is a session where the browser stores nothing", () => {
    const cookie = cookieWith({ 31: 8 });
    expect(load({ cookie, hasStorage: false }).events).toHaveLength(1);
    expect(load({ cookie, hasStorage: false }).events).toHaveLength(1);
  });
});

describe("S6.11: the console", () => {
  const cookie = `XSRF-TOKEN=x; ${cookieWith({ 31: 8 })}`;
  test("says to internal people which test started", async () => {
    const { info } = load({ cookie, isInternal: true });
    await vi.waitFor(() => expect(info).toHaveBeenCalledWith("Split test Hero started with After"));
  });
  test("says nothing to others, and who has no session is not asked about", async () => {
    const { info, fetch } = load({ cookie });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(info).not.toHaveBeenCalled();
    stored.clear();
    expect(load({ cookie: cookieWith({ 31: 8 }), isInternal: true }).fetch).not.toHaveBeenCalled();
  });
});
