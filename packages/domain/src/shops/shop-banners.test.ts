import { describe, expect, test } from "vitest";
import { readPlugins } from "./plugins.ts";
import { readShippingSeason } from "./shipping-season.ts";
import { type BannerSettings, bannersAt, bannersChangeAtMs, endOfDay, readSitewide } from "./shop-banners.ts";

const at = (instant: string) => ({ nowMs: Date.parse(instant), currency: "GBP" });
const settings = (given: { sitewide?: object; season?: object; plugin?: object; isOn?: boolean }): BannerSettings => ({
  isSitewideOn: given.isOn ?? false,
  sitewide: readSitewide(given.sitewide),
  christmas: readShippingSeason({ christmas: given.season ?? {} }).christmas,
  plugin: readPlugins({ "christmas-banner": given.plugin })["christmas-banner"],
  timeZone: "Europe/London",
});

describe("S2.72 the shop's own banner", () => {
  const sitewide = { text: "Free delivery", startsAt: "2026-11-23T09:00:00Z", endsAt: "2026-11-30T00:00:00Z" };
  test.each([
    ["2026-11-23T08:59:59Z", true, 0],
    ["2026-11-23T09:00:00Z", true, 1],
    ["2026-11-29T23:59:59Z", true, 1],
    ["2026-11-30T00:00:00Z", true, 0],
    ["2026-11-24T00:00:00Z", false, 0],
  ])("at %s, switched on: %s, there are %i", (instant, isOn, count) => {
    expect(bannersAt(settings({ sitewide, isOn }), at(instant))).toHaveLength(count);
  });

  test("without dates it is shown until it is switched off, and without text never", () => {
    const always = settings({ sitewide: { text: "Closed on Friday" }, isOn: true });
    expect(bannersAt(always, at("2030-01-01T00:00:00Z"))).toHaveLength(1);
    expect(bannersChangeAtMs(always, 0)).toBeNull();
    expect(bannersAt(settings({ isOn: true }), at("2026-11-24T00:00:00Z"))).toEqual([]);
  });

  test("a colour that is none leaves the theme's own", () => {
    const odd = settings({ sitewide: { text: "A", backgroundColor: "url(x)", textColor: "#112233" }, isOn: true });
    expect(bannersAt(odd, at("2026-11-24T00:00:00Z"))[0]).toMatchObject({ background: "", color: "#112233" });
  });
});

describe("S2.73 S3.14 the Christmas banner", () => {
  const season = {
    showContent: true,
    cutoffDates: [
      { service: "express", country: "UK", on: "2026-12-21" },
      { service: "standard", country: "UK", on: "2026-12-17" },
      { service: "", country: "", on: "soon" },
    ],
  };
  const shown = (plugin: object, instant = "2026-11-23T12:00:00Z", other: object = season) =>
    bannersAt(settings({ season: other, plugin: { disabled: false, ...plugin } }), at(instant));

  test("has its own colours where none are set, and names the days in their order", () => {
    expect(shown({})).toEqual([
      {
        kind: "christmas",
        text: "Order in time for Christmas",
        days: [
          { label: "UK standard", day: "Thursday 17 December" },
          { label: "UK express", day: "Monday 21 December" },
        ],
        linkText: "",
        href: "",
        background: "#9E1919",
        color: "#ffffff",
      },
    ]);
    expect(shown({ backgroundColor: "#0b5138", textColor: "#fff6e0" })[0]).toMatchObject({
      background: "#0b5138",
      color: "#fff6e0",
    });
  });

  test("a day is named until it ends on the shop's clock", () => {
    expect(shown({}, "2026-12-17T23:59:59Z")[0]?.days).toHaveLength(2);
    expect(shown({}, "2026-12-18T00:00:00Z")[0]?.days).toHaveLength(1);
    expect(shown({}, "2026-12-22T00:00:00Z")).toEqual([]);
    expect(bannersChangeAtMs(settings({ season }), Date.parse("2026-12-18T00:00:00Z"))).toBe(
      Date.parse("2026-12-22T00:00:00Z"),
    );
  });

  test.each([
    ["disabled", { disabled: true }],
    ["for another currency", { currency: "EUR" }],
  ])("is not shown when %s", (_, plugin) => {
    expect(shown(plugin)).toEqual([]);
  });

  test("is not shown without days, and while they are kept back", () => {
    expect(shown({}, undefined, { showContent: true })).toEqual([]);
    expect(shown({}, undefined, { ...season, showContent: false })).toEqual([]);
    expect(shown({ currency: "gbp" })).toHaveLength(1);
  });
});

test.each([
  ["2026-12-17", "Europe/London", "2026-12-18T00:00:00.000Z"],
  ["2026-06-30", "Europe/London", "2026-06-30T23:00:00.000Z"],
  ["2026-12-17", "America/New_York", "2026-12-18T05:00:00.000Z"],
])("%s ends in %s at %s", (on, zone, end) => {
  expect(new Date(endOfDay(on, zone)).toISOString()).toBe(end);
});
