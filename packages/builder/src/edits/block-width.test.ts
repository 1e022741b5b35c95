import { fromWire } from "@selvedge/pages/wire/from-wire";
import { describe, expect, test } from "vitest";
import { nestedDoc } from "../testing/nested-page.ts";
import { naming } from "./block-name.ts";
import { resizing, widthOf } from "./block-width.ts";

const doc = nestedDoc([
  { uid: "full", type: "pod", size: 4, properties: { fullWidth: true } },
  { uid: "band", type: "pod", size: 4, properties: { fullBackgroundColor: "#123456" } },
]);

describe("how wide a block is (storefront §3.2, §9)", () => {
  test.each([
    ["at the top of a page of the grid", "text", 6, null],
    ["inside another", "a", 12, "around it"],
    ["at full width", "full", 12, "full width"],
    ["with a band of colour", "band", 12, "colour"],
  ])("%s", (_, uid, span, why) => {
    const width = widthOf(doc, uid);
    expect(width?.span).toBe(span);
    expect(width?.fixedBecause ?? null).toEqual(why === null ? null : expect.stringContaining(why));
  });

  test("a page of sections has no columns to choose", () => {
    const sections = fromWire({ version: 2, blocks: [{ uid: "text", type: "textBlock", size: 6 }] });
    expect(widthOf(sections, "text")?.fixedBecause).toContain("whole width");
  });

  test("a block of a template is on its grid, and a part of it is as wide as the page", () => {
    const blocks = [
      { uid: "main", type: "productMain" },
      { uid: "text", type: "textBlock", size: 6 },
    ];
    const template = fromWire({ template: "product", version: 1, blocks });
    expect(widthOf(template, "text")?.fixedBecause).toBeNull();
    expect(widthOf(template, "main")?.fixedBecause).toContain("whole width");
  });

  test.each([
    [7, 7],
    [2, 3],
    [40, 12],
    [6, undefined],
  ])("%d columns are %s", (columns, to) => {
    expect(resizing(doc, "text", columns)?.to).toBe(to);
  });
});

test("a block is called what its people call it, and its type's name again without one", () => {
  const named = naming(doc, "text", "  Our   story ");
  expect(named).toMatchObject({ t: "change", uid: "text", to: { rest: { name: "Our story" } } });
  const after = fromWire({ blocks: [{ uid: "text", type: "textBlock", name: "Our story" }] });
  expect(naming(after, "text", " ")?.to).toEqual({ rest: {} });
  expect(naming(after, "text", "Our story")).toBeNull();
});
