import { BLOCK_CATEGORIES } from "@selvedge/pages/block-type";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { describe, expect, test } from "vitest";
import { BLOCK_TYPES } from "./registry.ts";
import { renderBlocks } from "./testing/render-block.tsx";
import { BLOCK_VIEWS } from "./views.tsx";

describe("every block", () => {
  test("has a type and a view", () => {
    expect(Object.keys(BLOCK_VIEWS).sort()).toEqual([...BLOCK_TYPES.keys()].sort());
  });

  test.each([...BLOCK_TYPES.values()].map((type) => [type.type, type] as const))(
    "S3.02 %s has a name, a title, a view, a builder and where it may be placed (storefront §3.2)",
    (name, type) => {
      expect(name).toMatch(/^[a-z][a-zA-Z0-9]*$/);
      expect(type.title).toMatch(/^[A-Z]/);
      expect(BLOCK_VIEWS[name]).toBeTypeOf("function");
      expect(type.starter).toBeDefined();
      expect(type.description).toMatch(/^[A-Z].*\.$/);
      expect(BLOCK_CATEGORIES).toContain(type.category);
      expect(new Set(type.compatibility).size).toBe(type.compatibility.length);
      expect(type.compatibility.length).toBeGreaterThan(0);
    },
  );

  test.each([...BLOCK_TYPES.values()].map((type) => [type.type, type] as const))(
    "%s renders its example, its starter and no properties at all",
    (name, type) => {
      expect(type.example.type).toBe(name);
      const place = (block: WireBlock): WireBlock => (type.inside ? { type: type.inside.type, items: [block] } : block);
      expect(renderBlocks([place(type.example)], [])).toContain(`data-block="${name}"`);
      const { properties = {}, items = [] } = type.starter ?? {};
      expect(renderBlocks([place({ type: name, properties, items: [...items] })])).toContain(`data-block="${name}"`);
      expect(() => renderBlocks([{ type: name, properties: {} }])).not.toThrow();
    },
  );

  test.each([...BLOCK_TYPES.keys()])("%s survives properties of every wrong kind", (name) => {
    const fields = Object.keys(BLOCK_TYPES.get(name)?.fields ?? {});
    for (const wrong of [null, 7, "x", true, [], [null, 5], {}, { original: 5, fields: null }]) {
      expect(() =>
        renderBlocks(
          [{ type: name, properties: Object.fromEntries(fields.map((field) => [field, wrong])) }],
          wrong === 7 ? [] : undefined,
        ),
      ).not.toThrow();
    }
  });
});
