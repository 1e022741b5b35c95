import { describe, expect, test } from "vitest";
import { cookieStorage } from "./cookie-storage.ts";
import { memoryStorage } from "./memory-storage.ts";
import type { Log, StorageDriver } from "./storage-driver.ts";
import { webStorage } from "./web-storage.ts";

/** As a document keeps them: written one at a time with their attributes, read all at once without. */
function jarOfCookies() {
  const entries = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    jar: {
      get cookie() {
        return [...entries].map(([name, value]) => `${name}=${value}`).join("; ");
      },
      set cookie(text: string) {
        written.push(text);
        const [pair = "", ...about] = text.split("; ");
        const at = pair.indexOf("=");
        if (about.includes("max-age=0")) entries.delete(pair.slice(0, at));
        else entries.set(pair.slice(0, at), pair.slice(at + 1));
      },
    },
  };
}

function browserStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const drivers: readonly [name: string, make: (log: Log) => StorageDriver, valueLimit: number][] = [
  ["memory", memoryStorage, 16_384],
  ["local", (log) => ((local) => webStorage(() => local, log))(browserStorage()), 16_384],
  ["session", (log) => ((session) => webStorage(() => session, log))(browserStorage()), 16_384],
  ["cookie", (log) => (({ jar }) => cookieStorage(() => jar, log))(jarOfCookies()), 3_584],
];

describe.each(drivers)("the %s driver (platform-core §3, §9)", (_, make, valueLimit) => {
  const start = () => {
    const lines: string[] = [];
    return { lines, storage: make((line) => lines.push(line)) };
  };

  test("P3.28 sets, gets and removes", () => {
    const { storage, lines } = start();
    expect(storage.get("a")).toBeNull();
    expect(storage.set("a", "one; two=2 é🧵")).toBe(true);
    expect(storage.get("a")).toBe("one; two=2 é🧵");
    expect(storage.get("b")).toBeNull();
    storage.remove("a");
    expect(storage.get("a")).toBeNull();
    expect(lines).toEqual([]);
  });

  test.each([
    ["P5.52 a key of 256", "k".repeat(256), "v", true],
    ["P5.52 a key of 257", "k".repeat(257), "v", false],
    [`P5.53, P5.54 a value of ${valueLimit}`, "k", "v".repeat(valueLimit), true],
    [`P5.53, P5.54 a value of ${valueLimit + 1}`, "k", "v".repeat(valueLimit + 1), false],
  ])("%s is stored: %s", (_name, key, value, isStored) => {
    const { storage, lines } = start();
    expect(storage.set(key, value)).toBe(isStored);
    expect(storage.get(key)).toBe(isStored ? value : null);
    expect(lines).toHaveLength(isStored ? 0 : 1);
  });

  test("P3.28 keeps several beside one another, also where one name begins another", () => {
    const { storage } = start();
    for (const key of ["a", "ab", "b; a", "c"]) storage.set(key, `of ${key}`);
    storage.remove("c");
    expect(["a", "ab", "b; a", "b", "c"].map(storage.get)).toEqual(["of a", "of ab", "of b; a", null, null]);
  });

  test("keeps text that was cut in the middle of an emoji, and never throws", () => {
    const { storage, lines } = start();
    const cut = "sea 🌊".slice(0, -1);
    expect(storage.set("cut", cut)).toBe(true);
    expect([cut, cut.toWellFormed()]).toContain(storage.get("cut"));
    storage.set(cut, "v");
    storage.remove(cut);
    expect([storage.get(cut), lines]).toEqual([null, []]);
  });

  test("P8.19 what is too long leaves what was there", () => {
    const { storage } = start();
    storage.set("k", "before");
    storage.set("k", "v".repeat(valueLimit + 1));
    expect(storage.get("k")).toBe("before");
  });
});

test("P9.08 the driver's cookies are named tmp_… and live for a session, or as long as requested", () => {
  const { jar, written } = jarOfCookies();
  cookieStorage(
    () => jar,
    () => {},
  ).set("seen", "yes");
  cookieStorage(
    () => jar,
    () => {},
    30,
  ).set("seen", "yes");
  expect(written).toEqual([
    "tmp_seen=yes; path=/; SameSite=Lax",
    "tmp_seen=yes; path=/; SameSite=Lax; max-age=2592000",
  ]);
});

test("a browser that forbids storage loses nothing but what was to be stored", () => {
  const lines: string[] = [];
  const forbidden = webStorage(
    () => {
      throw new Error("denied");
    },
    (line) => lines.push(line),
  );
  expect(forbidden.set("a", "1")).toBe(false);
  expect(forbidden.get("a")).toBeNull();
  forbidden.remove("a");
  expect(lines).toHaveLength(3);
});
