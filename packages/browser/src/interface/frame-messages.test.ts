import { describe, expect, test } from "vitest";
import { isFromFrame, readFrameMessage } from "./frame-messages.ts";

const type = "add-to-cart";

test.each<[string, object, string]>([
  ["S5.02 both", { type, variantId: "7", items: [] }, "variantId and items cannot be used together"],
  ["S5.03 a number", { type, variantId: 7 }, "variantId must be a string"],
  ["S5.03 null", { type, variantId: null }, "variantId must be a string"],
  ["S5.04 an object", { type, items: {} }, "items must be an array"],
  ["S5.04 a text", { type, items: "7" }, "items must be an array"],
  ["neither", { type }, "variantId or items is needed"],
])("a message with %s is refused with the reason", (_, data, reason) => {
  expect(readFrameMessage(data)).toEqual({ ok: false, reason });
});

test.each([
  [{ type, variantId: "7" }, { variantId: "7" }],
  [{ type, items: [{ variantId: "7" }] }, { items: [{ variantId: "7" }] }],
])("%j is read", (data, add) => {
  expect(readFrameMessage(data)).toEqual({ ok: true, add });
});

test.each([[null], ["add-to-cart"], [7], [{}], [{ type: "resize" }], [{ variantId: "7" }]])(
  "%j is about something else",
  (data) => {
    expect(readFrameMessage(data)).toBeNull();
  },
);

describe("S5.05 a message is taken from the site of a frame alone", () => {
  const holder = { name: "the document that holds the site" };
  const frame = { origin: "https://maps.example", holder };
  test.each([
    ["its own", "https://maps.example", { parent: holder }, true],
    ["another origin in its frame", "https://evil.example", { parent: holder }, false],
    ["its origin in another window", "https://maps.example", { parent: {} }, false],
    ["a worker or a port", "https://maps.example", null, false],
    ["the page itself", "https://shop.example", { parent: undefined }, false],
  ])("%s", (_, origin, source, isTaken) => {
    expect(isFromFrame({ origin, source }, frame)).toBe(isTaken);
  });

  test("a frame that is gone takes none", () => {
    expect(isFromFrame({ origin: "https://maps.example", source: { parent: null } }, { ...frame, holder: null })).toBe(
      false,
    );
    expect(isFromFrame({ origin: "https://maps.example", source: {} }, { ...frame, holder: undefined })).toBe(false);
  });
});
