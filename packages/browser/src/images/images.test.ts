import { describe, expect, test } from "vitest";
import { imageFailed, imageLoaded, imageWaiting, missingImageParts, showsPlaceholder } from "./image-state.ts";
import { isFetchedNow, lazyImages } from "./lazy-images.ts";
import { nearestSize } from "./nearest-size.ts";

describe("P3.01 a picture at a width (platform-core §3)", () => {
  const sizes = { 960: "/960", 480: "/480" };
  test.each([
    [480, "/480"],
    [600, "/480"],
    [720, "/960"],
    [800, "/960"],
    [1, "/480"],
    [5000, "/960"],
  ])("%i px", (widthPx, address) => expect(nearestSize(sizes, widthPx)).toBe(address));

  test("of none is none", () => expect(nearestSize({}, 480)).toBeUndefined());
});

describe("S4.01 a picture (storefront §4)", () => {
  test("shows its placeholder until it has loaded", () => {
    expect([imageWaiting, imageLoaded].map(showsPlaceholder)).toEqual([true, false]);
    expect(imageLoaded).toEqual({ isLoaded: true, hasFailed: false });
  });

  test("that fails counts as loaded and raises one failed event", () => {
    const raised: string[] = [];
    const failed = imageFailed(imageWaiting, (event) => raised.push(event));
    imageFailed(failed, (event) => raised.push(event));
    expect(failed).toEqual({ isLoaded: true, hasFailed: true });
    expect(showsPlaceholder(failed)).toBe(false);
    expect(raised).toEqual(["selvedge:image-failed"]);
  });
});

test.each([
  [{ src: "/a.webp", alt: "A tee" }, []],
  [{ src: "/a.webp", alt: "" }, []],
  [{ alt: "A tee" }, ["src"]],
  [{ src: "", alt: "A tee" }, ["src"]],
  [{ src: "/a.webp" }, ["alt"]],
  [{}, ["src", "alt"]],
  [{ src: null, alt: 7 }, ["src", "alt"]],
])("S5.01 of %j is missing: %j (storefront §5)", (image, missing) => expect(missingImageParts(image)).toEqual(missing));

test("S9.05 when lazy pictures are fetched (storefront §9)", () => {
  expect(lazyImages).toEqual({ minimumSizePx: 40, expandFactor: 1.5, throttleMs: 125, marginPx: 100 });
});

describe("S9.05 a picture on a screen of 1000 × 800 (storefront §9)", () => {
  const box = { top: 0, left: 0, width: 300, height: 300 };
  test.each([
    ["in sight", {}, true],
    ["a screen and a half and 100 px below", { top: 800 + 1299 }, true],
    ["further below", { top: 800 + 1300 }, false],
    ["as far above", { top: -300 - 1299 }, true],
    ["further above", { top: -300 - 1300 }, false],
    ["within 100 px beside it, as in a row that scrolls", { left: 1099 }, true],
    ["further beside it", { left: 1100 }, false],
    ["anywhere, but smaller than 40 px", { top: 9000, width: 39, height: 39 }, true],
    ["not displayed", { width: 0, height: 0 }, false],
  ])("%s is fetched now: %#", (_, at, isFetched) => {
    expect(isFetchedNow({ ...box, ...at }, { width: 1000, height: 800 })).toBe(isFetched);
  });
});
