import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { focalPoint } from "./focal-point.ts";
import { imageParameters } from "./image-request.ts";
import { bannerImageSize, headerImageWidthPx, pageImageWidths, podImageWidthPx } from "./image-widths.ts";
import { responsiveWidths } from "./responsive-widths.ts";
import { zoomMode } from "./zoom-mode.ts";

test("S9.01–S9.04 widths (storefront §9)", () => {
  expect(pageImageWidths).toEqual([480, 640, 960, 1280, 1920]);
  expect(bannerImageSize).toEqual({ widthPx: 1920, heightPx: 768 });
  expect(headerImageWidthPx).toBe(600);
});

test.each([
  [1, 1110],
  [2, 555],
  [3, 370],
  [4, 278],
  [0, 1110],
  [Number.NaN, 1110],
])("S9.03 a pod in a row of %f requests %i px (storefront §9)", (count, widthPx) => {
  expect(podImageWidthPx(count)).toBe(widthPx);
});

describe("P9.01 the responsive set (platform-core §9)", () => {
  test.each([
    [1920, [384, 768, 1152, 1536, 1920]],
    [1280, [256, 512, 768, 1024, 1280]],
    [600, [256, 512, 768, 1024, 1280]],
    [0, [256, 512, 768, 1024, 1280]],
  ])("for %i px", (widestPx, widths) => expect(responsiveWidths(widestPx)).toEqual(widths));

  test("has five widths at least 256 apart that reach the widest, whatever that is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (widestPx) => {
        const widths = responsiveWidths(widestPx);
        expect(widths).toHaveLength(5);
        expect(widths.at(-1)).toBeGreaterThanOrEqual(widestPx);
        for (const [index, width] of widths.entries())
          expect(width - (widths[index - 1] ?? 0)).toBeGreaterThanOrEqual(256);
      }),
    );
  });
});

test.each([
  [
    { x: -1, y: 2 },
    { x: 0, y: 1 },
  ],
  [
    { x: 0.3, y: 0 },
    { x: 0.3, y: 0 },
  ],
  [
    { x: Number.NaN, y: Number.POSITIVE_INFINITY },
    { x: 0.5, y: 0.5 },
  ],
])("P9.01 the focal point %j is %j (platform-core §9)", (given, point) => {
  expect(focalPoint(given)).toEqual(point);
});

test.each([
  [{}, "w=960"],
  [{ widthPx: 600, heightPx: 300 }, "w=600&h=300"],
  [
    { widthPx: 600, padding: { top: 10, right: 20, bottom: 30, left: 40 }, ground: "#ffeedd" },
    "w=600&pad-top=10&pad-right=20&pad-bottom=30&pad-left=40&bg=ffeedd",
  ],
  [{ widthPx: 480, focus: { x: -1, y: 0.25 } }, "w=480&fp-x=0&fp-y=0.25"],
])("P9.01, P9.02 %j is requested as %s (platform-core §9)", (request, parameters) => {
  expect(imageParameters(request)).toBe(parameters);
});

test.each([
  [{}, "hover"],
  [{ product_page_refresh: "before" }, "hover"],
  [{ product_page_refresh: "after" }, "click"],
  [{ other: "after" }, "hover"],
] as const)("S4.02 with the variations %j zoom is by %s (storefront §4)", (variations, mode) => {
  expect(zoomMode(variations)).toBe(mode);
});
