import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageParameters } from "./image-request.ts";
import { readImageRequest, servedHeights, servedWidths } from "./served-images.ts";

describe("P9.01, P9.02 the image service serves (platform-core §9)", () => {
  test.each([
    ["w=480", { widthPx: 480 }],
    ["w=1920&h=768", { widthPx: 1920, heightPx: 768 }],
    ["w=1920&h=768&fp-x=0.5&fp-y=0.25", { widthPx: 1920, heightPx: 768, focus: { x: 0.5, y: 0.25 } }],
    ["w=555", { widthPx: 555 }],
    ["w=600&pad-top=8&pad-left=12&bg=ffeedd", { widthPx: 600, padding: { top: 8, left: 12 }, ground: "#ffeedd" }],
  ])("%s", (query, request) => expect(readImageRequest(query)).toEqual(request));

  test.each([
    ["a width of its own", "w=481"],
    ["no width", ""],
    ["the widest and more", "w=3840"],
    ["a height without a shape", "w=480&h=479"],
    ["another order", "h=768&w=1920"],
    ["another spelling of the number", "w=0480"],
    ["a parameter that nobody knows", "w=480&x=1"],
    ["a focus where nothing is cut", "w=480&fp-x=0.5&fp-y=0.5"],
    ["a focus outside", "w=480&h=192&fp-x=2&fp-y=0.5"],
    ["a focus between the steps", "w=480&h=192&fp-x=0.51&fp-y=0.5"],
    ["half a focus", "w=480&h=192&fp-x=0.5"],
    ["padding between the steps", "w=480&pad-top=3"],
    ["padding without room for the picture", "w=480&pad-left=240&pad-right=240"],
    ["a ground that is no colour", "w=480&bg=red"],
    ["the same twice", "w=480&w=640"],
  ])("nothing for %s", (_, query) => expect(readImageRequest(query)).toBeNull());

  test("S9.01–S9.04 every width that pages, pods and the header use, and steps of 256", () => {
    for (const width of [480, 640, 960, 1280, 1920, 600, 1110, 555, 370, 256, 512, 768, 1024, 384])
      expect(servedWidths).toContain(width);
    expect(servedHeights(1920)).toContain(768);
    expect(servedHeights(1200)).toContain(630);
  });

  test("exactly what is requested of it", () => {
    const request = fc.record(
      {
        widthPx: fc.constantFrom(...servedWidths),
        padding: fc.record({ top: fc.constantFrom(0, 4, 40) }, { noNullPrototype: true }),
        ground: fc.constantFrom("#00ff00", "#0a0b0c"),
      },
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(request, (given) => {
        expect(readImageRequest(imageParameters(given))).toEqual(given);
      }),
    );
  });
});
