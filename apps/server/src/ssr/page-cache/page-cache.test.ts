import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { LiveChanges } from "../../live-changes.ts";
import type { Varying } from "../varying.ts";
import { type CachedPage, type Made, openPageCache, PersonalAnswer } from "./page-cache.ts";

/** Announcements and gaps at a test's own pace. */
function heldLive() {
  let receive = (_message: string) => {};
  let gap = (_isListening: boolean) => {};
  const live = {
    isListening: true,
    isAway: false,
    on: (_: string, listener: (message: string) => void) => {
      receive = listener;
      return () => {};
    },
    onGap: (listener: (isListening: boolean) => void) => {
      gap = listener;
      return () => {};
    },
    close: async () => {},
  };
  return {
    live: live as LiveChanges,
    announce: (...tags: string[]) => receive(tags.join(" ")),
    lose() {
      live.isListening = false;
      gap(false);
    },
    /** The attempt to listen again failed. */
    despair() {
      live.isAway = true;
    },
    find() {
      live.isListening = true;
      live.isAway = false;
      gap(true);
    },
  };
}

/** The cache, for pages that are the same for everyone. */
function cacheOf(...opening: Parameters<typeof openPageCache>) {
  const cache = openPageCache(...opening);
  return {
    counts: cache.counts,
    fresh: (key: string) => cache.fresh(key, () => ""),
    stale: (key: string) => cache.stale(key, () => ""),
    through: (key: string, tags: readonly string[], make: () => Promise<Made>) =>
      cache.through(key, { tags, make, nameCopy: async () => "" }),
  };
}

const made = (body: string, changes: Partial<Made> = {}): Made => ({
  status: 200,
  headers: {},
  body,
  tags: ["division:12", "product:5"],
  isShared: true,
  isPersonal: false,
  changesAtMs: null,
  copy: null,
  tests: null,
  ...changes,
});
const textOf = (page: CachedPage | undefined) => page && brotliDecompressSync(page.br).toString();

/** A render that ends on demand. */
function slow() {
  let finish = (_: Made) => {};
  const rendered = new Promise<Made>((done) => {
    finish = done;
  });
  return { render: () => rendered, finish };
}

test("200 requests on a cold key are one render", async () => {
  const { live } = heldLive();
  const cache = cacheOf(live);
  let renders = 0;
  const render = async () => {
    renders++;
    await new Promise((go) => setTimeout(go, 5));
    return made("one");
  };
  const pages = await Promise.all(Array.from({ length: 200 }, () => cache.through("k", ["division:12"], render)));
  expect(renders).toBe(1);
  expect(new Set(pages.map(textOf))).toEqual(new Set(["one"]));
  expect(textOf(cache.fresh("k"))).toBe("one");
});

test("a personal page is not given to other requests that wait for it", async () => {
  const { live } = heldLive();
  const cache = cacheOf(live);
  const first = slow();
  const mine = cache.through("k", ["division:12"], first.render);
  const others = ["two", "three"].map((body) =>
    cache.through("k", ["division:12"], async () => made(body, { isShared: false, isPersonal: true })),
  );
  first.finish(made("one", { isShared: false, isPersonal: true }));
  expect((await Promise.all([mine, ...others])).map(textOf)).toEqual(["one", "two", "three"]);
  expect(cache.fresh("k")).toBeUndefined();
});

test("when one visitor is redirected, other waiting requests render their own page", async () => {
  const { live } = heldLive();
  const cache = cacheOf(live);
  const led = cache.through("k", ["division:12"], async () => {
    await new Promise((go) => setTimeout(go, 5));
    throw new PersonalAnswer("to sign in");
  });
  const beside = cache.through("k", ["division:12"], async () => made("mine", { isShared: false, isPersonal: true }));
  await expect(led).rejects.toThrow("to sign in");
  expect(textOf(await beside)).toBe("mine");
});

test("a page that is missing for all is rendered once for all who wait", async () => {
  const { live } = heldLive();
  const cache = cacheOf(live);
  let renders = 0;
  const render = async () => {
    renders++;
    await new Promise((go) => setTimeout(go, 5));
    return made("missing", { status: 404, isShared: false });
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.through("k", ["division:12"], render)));
  expect(renders).toBe(1);
});

test.each([
  ["division:12", true],
  ["product:5", true],
  ["product:6", false],
  ["division:13", false],
])("a change of %s throws the page away: %s", async (tag, isGone) => {
  const { live, announce } = heldLive();
  const cache = cacheOf(live);
  await cache.through("k", ["division:12"], async () => made("old"));
  announce(tag);
  expect(cache.fresh("k") === undefined).toBe(isGone);
});

test("a render that began before a change is sent to those who waited and not cached", async () => {
  const { live, announce } = heldLive();
  const cache = cacheOf(live);
  const first = slow();
  const waiting = cache.through("k", ["division:12"], first.render);
  announce("product:5");
  first.finish(made("old"));
  expect(textOf(await waiting)).toBe("old");
  expect(cache.fresh("k")).toBeUndefined();
  expect(cache.counts.discarded).toBe(1);
});

test("who asks after a change does not board a render that began before it", async () => {
  const { live, announce } = heldLive();
  const cache = cacheOf(live);
  const old = slow();
  const before = cache.through("k", ["division:12"], old.render);
  announce("division:12");
  const after = await cache.through("k", ["division:12"], async () => made("new"));
  old.finish(made("old"));
  await before;
  expect(textOf(after)).toBe("new");
  expect(textOf(cache.fresh("k"))).toBe("new");
});

test("while changes cannot be received nothing is cached, and no cached page is sent", async () => {
  const { live, lose, find } = heldLive();
  const cache = cacheOf(live);
  await cache.through("k", ["division:12"], async () => made("before"));
  lose();
  expect(cache.fresh("k")).toBeUndefined();
  expect(textOf(await cache.through("k", ["division:12"], async () => made("during")))).toBe("during");
  find();
  expect(cache.fresh("k")).toBeUndefined();
});

test("while the database is away a cached page is sent as stale, for ten minutes", async () => {
  let nowMs = 1_000;
  const { live, lose, despair, find } = heldLive();
  const cache = cacheOf(live, () => new Date(nowMs));
  await cache.through("k", ["division:12"], async () => made("before"));
  expect(cache.stale("k")).toBeUndefined();
  lose();
  expect(cache.stale("k")).toBeUndefined();
  despair();
  expect([cache.fresh("k"), textOf(cache.stale("k"))]).toEqual([undefined, "before"]);
  nowMs = 600_999;
  expect(textOf(cache.stale("k"))).toBe("before");
  nowMs = 601_000;
  expect(cache.stale("k")).toBeUndefined();
  nowMs = 2_000;
  find();
  expect([cache.fresh("k"), cache.stale("k")]).toEqual([undefined, undefined]);
});

test("a stale page is not given beyond the moment at which it reads differently by itself", async () => {
  let nowMs = 1_000;
  const { live, lose, despair } = heldLive();
  const cache = cacheOf(live, () => new Date(nowMs));
  await cache.through("k", ["division:12"], async () => made("today", { changesAtMs: 5_000 }));
  lose();
  despair();
  expect(textOf(cache.stale("k"))).toBe("today");
  nowMs = 5_000;
  expect(cache.stale("k")).toBeUndefined();
});

test("what was announced as changed before the loss is not given as stale, nor what was being made then", async () => {
  const { live, announce, lose, despair } = heldLive();
  const cache = cacheOf(live);
  await cache.through("a", ["division:12"], async () => made("old"));
  announce("product:5");
  const half = slow();
  const making = cache.through("b", ["division:12"], half.render);
  lose();
  despair();
  half.finish(made("half"));
  await making;
  expect([cache.stale("a"), cache.stale("b")]).toEqual([undefined, undefined]);
});

test("a page for one visitor is never cached", async () => {
  const cache = cacheOf(heldLive().live);
  await cache.through("k", ["division:12"], async () => made("mine", { isShared: false }));
  expect(cache.fresh("k")).toBeUndefined();
});

test("a page is fresh until it reads differently by itself", async () => {
  let nowMs = 1_000;
  const cache = cacheOf(heldLive().live, () => new Date(nowMs));
  await cache.through("k", ["division:12"], async () => made("today", { changesAtMs: 5_000 }));
  nowMs = 4_999;
  expect(textOf(cache.fresh("k"))).toBe("today");
  nowMs = 5_000;
  expect(cache.fresh("k")).toBeUndefined();
});

test("a render that fails is tried again by the next who asks", async () => {
  const cache = cacheOf(heldLive().live);
  const failing = cache.through("k", ["division:12"], async () => {
    throw new Error("lost");
  });
  await expect(failing).rejects.toThrow("lost");
  expect(textOf(await cache.through("k", ["division:12"], async () => made("back")))).toBe("back");
});

describe("a page that differs among visitors", () => {
  const varying: Varying = {
    reads: new Map([["country", new Set(["FR", "IE"])]]),
    tests: [],
    currencies: ["GBP"],
  };
  const inFrance = (body: string, name = "country=FR") => made(body, { copy: { varying, name } });
  const asking = (name: string, make: () => Promise<Made>) => ({
    tags: ["division:12"],
    make,
    nameCopy: async () => name,
  });

  test("has one copy for each look, and each is made once", async () => {
    const cache = openPageCache(heldLive().live);
    let renders = 0;
    const get = (name: string) =>
      cache.through(
        "k",
        asking(name, async () => {
          renders += 1;
          return inFrance(name, name);
        }),
      );
    for (const name of ["FR", "IE", "FR", "", "IE", ""]) expect(textOf(await get(name))).toBe(name);
    expect(renders).toBe(3);
    expect(textOf(cache.fresh("k", () => "IE"))).toBe("IE");
    expect(cache.fresh("k", () => "DE")).toBeUndefined();
    expect(cache.fresh("k", () => null)).toBeUndefined();
  });

  test("is given to nobody else who waits for it while it is not known yet how it differs", async () => {
    const cache = openPageCache(heldLive().live);
    const first = slow();
    let renders = 0;
    const render = (name: string) => async () => {
      renders += 1;
      return inFrance(name, name);
    };
    const french = cache.through("k", asking("FR", first.render));
    const others = ["IE", "FR", "IE", "IE"].map((name) => cache.through("k", asking(name, render(name))));
    first.finish(inFrance("FR", "FR"));
    expect((await Promise.all([french, ...others])).map(textOf)).toEqual(["FR", "IE", "FR", "IE", "IE"]);
    expect(renders).toBe(1);
  });

  test("is thrown away in all its copies, and may be the same for everyone afterwards", async () => {
    const { live, announce } = heldLive();
    const cache = openPageCache(live);
    for (const name of ["FR", "IE"])
      await cache.through(
        "k",
        asking(name, async () => inFrance(name, name)),
      );
    announce("division:12");
    expect([cache.fresh("k", () => "FR"), cache.fresh("k", () => "IE")]).toEqual([undefined, undefined]);
    await cache.through(
      "k",
      asking("FR", async () => made("all")),
    );
    expect(textOf(cache.fresh("k", () => "IE"))).toBe("all");
  });

  test("is stale in the copy that is the visitor's", async () => {
    const held = heldLive();
    const cache = openPageCache(held.live);
    await cache.through(
      "k",
      asking("FR", async () => inFrance("FR", "FR")),
    );
    held.lose();
    held.despair();
    expect([textOf(cache.stale("k", () => "FR")), cache.stale("k", () => "IE")]).toEqual(["FR", undefined]);
  });
});
