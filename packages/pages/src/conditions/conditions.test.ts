import { describe, expect, test } from "vitest";
import type { JsonObject } from "../json.ts";
import { conditionWords, type Facts, isValidCondition, readConditions } from "./condition.ts";
import { nextClockMs, shopTime } from "./shop-clock.ts";
import { SHOP_CONDITIONS } from "./shop-conditions.ts";

const facts: Facts = {
  nowMs: Date.parse("2026-11-27T09:00:00Z"),
  timeZone: "Europe/London",
  login: "logged-in",
  currency: "EUR",
  country: "IE",
  variations: { hero: "after" },
};
const passes = (name: string, params: JsonObject, more: Partial<Facts> = {}) => {
  if (!isValidCondition(SHOP_CONDITIONS, { name, params })) return "invalid";
  return SHOP_CONDITIONS.get(name)?.passes(params, { ...facts, ...more });
};

describe("the conditions of a block", () => {
  test("S5.12 are these, each with a title and fields that a form can be made of", () => {
    expect([...SHOP_CONDITIONS.keys()]).toEqual(["login", "between", "weekly", "currency", "country", "variation"]);
    for (const { title, fields } of SHOP_CONDITIONS.values()) {
      expect(title).toMatch(/^[A-Z]/);
      expect(Object.keys(fields).length).toBeGreaterThan(0);
    }
  });

  test.each<[string, JsonObject, boolean | "invalid"]>([
    ["login", { is: "logged-in" }, true],
    ["login", { is: "logged-out" }, false],
    ["login", {}, "invalid"],
    ["login", { is: "perhaps" }, "invalid"],
    ["currency", { in: ["GBP", "EUR"] }, true],
    ["currency", { in: ["GBP"] }, false],
    ["currency", { in: [] }, "invalid"],
    ["currency", { in: "EUR" }, "invalid"],
    ["currency", { in: ["LARI"] }, "invalid"],
    ["country", { in: ["IE"] }, true],
    ["country", { in: ["GB", "FR"] }, false],
    ["country", { in: ["Ireland"] }, "invalid"],
    ["variation", { test: "hero", is: "after" }, true],
    ["variation", { test: "hero", is: "before" }, false],
    ["variation", { test: "hero", is: "before", orNone: true }, false],
    ["variation", { test: "footer", is: "before" }, false],
    ["variation", { test: "footer", is: "before", orNone: true }, true],
    ["variation", { test: "hero" }, "invalid"],
    ["between", { from: "2026-11-27T08:00:00Z" }, true],
    ["between", { from: "2026-11-27T09:00:00Z", until: "2026-11-27T09:00:01Z" }, true],
    ["between", { until: "2026-11-27T09:00:00Z" }, false],
    ["between", {}, "invalid"],
    ["between", { from: "soon" }, "invalid"],
    ["weekly", { days: ["fri"] }, true],
    ["weekly", { days: ["sat", "sun"] }, false],
    ["weekly", { from: "09:00", until: "17:00" }, true],
    ["weekly", { from: "09:01", until: "17:00" }, false],
    ["weekly", { from: "22:00", until: "09:01" }, true],
    ["weekly", { days: ["fri"], from: "22:00", until: "09:01" }, false],
    ["weekly", { days: ["thu"], from: "22:00", until: "09:01" }, true],
    ["weekly", { from: "09:00", until: "09:00" }, "invalid"],
    ["weekly", { days: ["caturday"] }, "invalid"],
    ["weekly", {}, "invalid"],
    ["full-moon", {}, "invalid"],
  ])("%s %j: %s", (name, params, expected) => {
    expect(passes(name, params)).toBe(expected);
  });

  test.each([
    ["2026-11-27T09:00:00Z", { from: "17:00", until: "18:00" }, "2026-11-27T17:00:00Z"],
    ["2026-11-27T17:30:00Z", { from: "17:00", until: "18:00" }, "2026-11-27T18:00:00Z"],
    ["2026-11-27T18:00:00Z", { from: "17:00", until: "18:00" }, "2026-11-28T00:00:00Z"],
    ["2026-07-01T09:00:30Z", { from: "17:00", until: "18:00" }, "2026-07-01T16:00:00Z"],
    // The night in which the clocks go forward at one: 09:00 comes an hour sooner.
    ["2026-03-28T23:30:00Z", { from: "09:00", until: "23:00" }, "2026-03-29T00:00:00Z"],
    ["2026-03-29T00:10:00Z", { from: "09:00", until: "23:00" }, "2026-03-29T00:30:00Z"],
    ["2026-03-29T01:10:00Z", { from: "09:00", until: "23:00" }, "2026-03-29T08:00:00Z"],
    ["2026-11-27T09:00:00Z", { days: ["sat"] }, "2026-11-28T00:00:00Z"],
  ])("at %s %j may next change at %s", (now, params, expected) => {
    const nowMs = Date.parse(now);
    const at = SHOP_CONDITIONS.get("weekly")?.changesAtMs?.(params as JsonObject, { nowMs, timeZone: "Europe/London" });
    expect(new Date(at ?? 0).toISOString()).toBe(new Date(expected).toISOString());
  });

  test("never misses a change, minute by minute through both nights in which the clocks change", () => {
    const params = { from: "01:30", until: "02:15" };
    const weekly = SHOP_CONDITIONS.get("weekly")!;
    for (const night of ["2026-03-28T22:00:00Z", "2026-10-24T22:00:00Z"]) {
      let knownUntil = 0;
      let known: boolean | null = null;
      for (let nowMs = Date.parse(night), step = 0; step < 420; step += 1, nowMs += 60_000) {
        const at = { ...facts, nowMs };
        if (nowMs >= knownUntil) {
          known = weekly.passes(params, at);
          knownUntil = weekly.changesAtMs?.(params, at) ?? 0;
        }
        expect([new Date(nowMs).toISOString(), weekly.passes(params, at)]).toEqual([
          new Date(nowMs).toISOString(),
          known,
        ]);
      }
    }
  });

  test("a time zone that does not exist is read by UTC", () => {
    expect(shopTime(0, "Mars/Olympus")).toEqual({ day: "thu", minutes: 0 });
    expect(nextClockMs(0, "Mars/Olympus", [60])).toBe(3_600_000);
  });

  test("are said in words", () => {
    const say = (...written: [string, JsonObject][]) =>
      conditionWords(
        SHOP_CONDITIONS,
        written.map(([name, params]) => ({ name, params })),
        "Europe/London",
      );
    expect(say(["weekly", { days: ["sat"] }], ["country", { in: ["GB", "IE"] }], ["login", { is: "logged-in" }])).toBe(
      "Shown on Saturdays, in the United Kingdom or Ireland, to signed-in visitors.",
    );
    expect(say(["between", { from: "2026-07-01T08:00:00Z" }])).toBe("Shown from 1 July 2026 at 09:00.");
    expect(say(["weekly", { from: "09:00", until: "17:00" }])).toBe("Shown from 09:00 to 17:00.");
    expect(say(["full-moon", {}])).toBe("Shown to nobody, because a condition cannot be read.");
    expect(say()).toBe("");
  });

  test.each([
    ["nothing", undefined, []],
    ["a list", [{ name: "login", params: { is: "logged-in" } }, "x"], ["login", "x"]],
    ["JSON text", '["x"]', ["x"]],
    ["anything else", 7, ["unreadable"]],
    ["entries that are none", [7, { params: {} }], ["unreadable", "unreadable"]],
  ])("are read from %s", (_, value, names) => {
    expect(readConditions(value as never).map(({ name }) => name)).toEqual(names);
  });
});
