import { describe, expect, test } from "vitest";
import { renderInShop, resolveBlocks } from "../testing/render-block.tsx";
import { PageView } from "./page-view.tsx";

const page = (version: number | undefined, ySpacing?: number) => ({
  properties: ySpacing === undefined ? {} : { ySpacing },
  ...(version ? { version } : {}),
});
const renderPage = (about: ReturnType<typeof page>, blocks: Parameters<typeof resolveBlocks>[0], mode?: "preview") =>
  renderInShop(<PageView page={about} blocks={resolveBlocks(blocks, mode)} data={{}} />);

describe("a page (storefront §2.6)", () => {
  const pods = [4, 12, 2].map((size) => ({ type: "pod", size, properties: { title: `Size ${size}` } }));

  test("of version 1 is on the grid: its size of twelve, at most six on a small screen", () => {
    const html = renderPage(page(1), pods);
    expect(html).toContain('data-grid="true"');
    expect(html.match(/--span:\d+;--span-small:\d+/g)).toEqual([
      "--span:4;--span-small:4",
      "--span:12;--span-small:6",
      "--span:3;--span-small:3",
    ]);
  });

  test.each([2, 3, undefined])("of version %s is stacked sections", (version) => {
    expect(renderPage(page(version), pods)).not.toContain("data-grid");
  });

  test("keeps 24 pixels between blocks, or what it sets", () => {
    expect(renderPage(page(2), pods)).toContain("--y-spacing:24px");
    expect(renderPage(page(2, 8), pods)).toContain("--y-spacing:8px");
  });

  test("renders nothing for a type without a view and keeps the rest", () => {
    const html = renderPage(page(2), [
      { type: "hologram", properties: {} },
      { type: "pod", properties: { title: "Still here" } },
    ]);
    expect(html).toContain("Still here");
    expect(html.match(/data-block=/g)).toHaveLength(1);
  });

  test("marks what is not published in preview, for the editor to fade, and leaves it out otherwise", () => {
    const draft = [{ type: "pod", properties: { title: "Draft", published: false } }];
    expect(renderPage(page(2), draft, "preview")).toContain('data-unpublished="true"');
    expect(renderPage(page(2), draft)).not.toContain("Draft");
  });

  test("runs a full width block or a coloured band from edge to edge, the band's letters legible", () => {
    const html = renderPage(page(2), [
      { type: "pod", properties: { title: "a", fullBackgroundColor: "#101010", padding: 40 } },
    ]);
    expect(html).toContain('data-bleed="true"');
    expect(html).toContain("background:#101010;color:#ffffff;padding:40px");
  });

  test("marks a block of the full width that has a colour of its own, which takes the place of the theme's ground", () => {
    const tinted = (props: object) =>
      renderPage(page(2), [{ type: "quote", properties: { quote: "a", ...props } }]).includes("data-tinted");
    expect(tinted({ fullWidth: true, fullBackgroundColor: "#101010" })).toBe(true);
    expect(tinted({ fullBackgroundColor: "#101010" }) || tinted({ fullWidth: true })).toBe(false);
  });
});
