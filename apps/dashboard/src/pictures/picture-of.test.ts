import { expect, test } from "vitest";
import { fitted, imageOf } from "./picture-of.ts";

test.each([
  [3200, 1600, 1600, { width: 1600, height: 800 }],
  [800, 400, 1600, { width: 800, height: 400 }],
  [10, 5000, 320, { width: 1, height: 320 }],
])("%i by %i px in a square of %i is %j", (widthPx, heightPx, side, size) => {
  expect(fitted({ widthPx, heightPx }, side)).toEqual(size);
});

test("a picture is named with both of its files by their widths", () => {
  const artwork = { widthPx: 3200, heightPx: 1600, previewUrl: "/large", thumbUrl: "/small" };
  expect(imageOf(artwork as Parameters<typeof imageOf>[0], "A vat")).toEqual({
    ...{ original: "/large", altText: "A vat", width: 1600, height: 800 },
    sizes: { 320: "/small", 1600: "/large" },
  });
});
