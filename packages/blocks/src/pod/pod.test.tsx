import { describe, expect, test } from "vitest";
import { renderOne } from "../testing/render-block.tsx";
import { headingLevel } from "./pod.tsx";

describe("a pod (storefront §3.2, §9)", () => {
  test.each([
    [0, 6],
    [1, 5],
    [2, 4],
    [3, 3],
    [4, 2],
    [9, 1],
    [-3, 6],
  ])("of title size %i is headed by level %i", (size, level) => {
    expect(headingLevel(size)).toBe(level);
  });

  test.each([
    [1, "/1110.webp"],
    [2, "/555.webp"],
    [3, "/370.webp"],
  ])("S9.03 in a grid of %i columns at its smallest requests its share of 1110 pixels", (xs, address) => {
    const sizes = { 370: "/370.webp", 555: "/555.webp", 1110: "/1110.webp" };
    const image = { original: "/o.webp", altText: "A tee", sizes };
    const html = renderOne("grid", { breakpoints: { xs } }, [{ type: "pod", properties: { title: "x", image } }]);
    expect(html).toContain(` src="${address}"`);
  });

  test("keeps its title size within 0 to 4", () => {
    expect(renderOne("pod", { title: "x", titleSize: 5 })).toContain("<h2");
  });

  test.each([
    ["wide", "0.36"],
    ["short", "0.49"],
    ["4:3", "0.75"],
    ["square", "1.026"],
    ["tall", "1.5"],
    [undefined, "1"],
    ["oval", "1"],
  ])("shaped %s is %s as high as wide", (ratio, shape) => {
    expect(renderOne("pod", { title: "x", ...(ratio ? { ratio } : {}) })).toContain(`--shape:${shape}`);
  });

  test("shows a price only when set to, the sale price beside it", () => {
    const price = { title: "x", price: 24, salePrice: "19.5" };
    expect(renderOne("pod", price)).not.toContain("£");
    expect(renderOne("pod", { ...price, showPrice: true })).toMatch(/£19\.50.*£24\.00/);
    expect(renderOne("pod", { title: "x", showPrice: true, price: "from £12" })).toContain("from £12");
  });

  test("is one link by its title, and loads its picture when near", () => {
    const html = renderOne("grid", {}, [
      {
        type: "pod",
        properties: {
          title: "Hoodies",
          href: "/collection/hoodies/",
          image: { original: "/a.png", altText: "A hoodie" },
        },
      },
    ]);
    expect(html).toMatch(/<a[^>]*href="\/collection\/hoodies\/"[^>]*>Hoodies<\/a>/);
    expect(html).toContain('loading="lazy"');
  });

  test("leading elsewhere opens beside the shop", () => {
    expect(renderOne("pod", { title: "x", href: "https://example.org/" })).toMatch(
      /href="https:\/\/example\.org\/" target="_blank" rel="noopener"/,
    );
    expect(renderOne("pod", { title: "x", href: "//example.org/" })).toContain('target="_blank"');
    expect(renderOne("pod", { title: "x", href: "mailto:a@example.org" })).not.toContain("target");
  });
});
