import { describe, expect, test } from "vitest";
import { specimens } from "../gallery/specimens.ts";
import { PageView } from "../page/page-view.tsx";
import { BLOCK_TYPES } from "../registry.ts";
import { renderInShop, resolveBlocks } from "../testing/render-block.tsx";
import { setEmptyView } from "./empty-block.ts";
import { EMPTY_STATES, emptyStateOf } from "./empty-states.ts";
import { EmptyView } from "./empty-view.tsx";

setEmptyView(EmptyView);
const rendered = (type: string, mode: "preview" | "native", properties = {}) =>
  renderInShop(
    <PageView page={{ version: 1, properties: {} }} blocks={resolveBlocks([{ type, properties }], mode)} data={{}} />,
  );

describe("a block that shows nothing yet", () => {
  test.each(Object.keys(EMPTY_STATES).filter((type) => BLOCK_TYPES.has(type) && type !== "interactions"))(
    "%s can be chosen in preview, and visitors see nothing of it",
    (type) => {
      expect(rendered(type, "preview")).toContain('data-part="empty"');
      expect(rendered(type, "native")).not.toContain('data-part="empty"');
    },
  );

  test("of a type that no plugin provides says so", () => {
    expect(rendered("hologram", "preview")).toContain("of hologram hasn");
  });

  test("is shown as it is once it has something", () => {
    expect(rendered("button", "preview", { text: "Shop", href: "/" })).not.toContain('data-part="empty"');
    expect(emptyStateOf({ type: "productList", props: {}, items: [] }, { products: [1] })).toBeNull();
    expect(emptyStateOf({ type: "productList", props: {}, items: [] }, { products: [] })).not.toBeNull();
  });
});

test("the gallery shows every type, with its example and empty", () => {
  const types = specimens().map(({ type }) => type);
  for (const [type, { part }] of BLOCK_TYPES)
    if (type !== "slide" && !part) expect(types.filter((each) => each === type).length).toBeGreaterThan(1);
  expect(new Set(specimens("graph").map(({ type }) => type))).toEqual(new Set(["textBlock", "graph"]));
});
