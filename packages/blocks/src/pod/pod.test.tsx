import { fieldFaults } from "@selvedge/pages/props/field-faults";
import { describe, expect, test } from "vitest";
import { renderOne } from "../testing/render-block.tsx";
import { podBlock } from "./pod.block.ts";
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

  test("S5.20 keeps its title size within 0 to 4, and no other can be saved", () => {
    expect(renderOne("pod", { title: "x", titleSize: 5 })).toContain("<h2");
    const faults = (titleSize: number) => fieldFaults(podBlock.fields, { titleSize }).map(({ text }) => text);
    expect([0, 4, 5, -1].map(faults)).toEqual([[], [], ["Enter 4 or less."], ["Enter 0 or more."]]);
  });

  test("S5.21 its button wears what it is given, and no other setting can be saved", () => {
    const styles = { textColor: "#222222", backgroundColor: "#ffcc00", borderColor: "#111111", borderRadius: 9 };
    const button = (buttonStyles: object) =>
      renderOne("pod", { title: "x", href: "/a/", buttonText: "See", buttonStyles } as never);
    expect(button({ ...styles, fill: true })).toMatch(
      /data-look="filled"[^>]*style="color:#222222;background:#ffcc00;border-color:#111111;border-radius:9px"/,
    );
    expect(button({ backgroundColor: "#101010" })).toMatch(/data-look="outlined"[^>]*style="color:#ffffff/);
    const faults = (buttonStyles: object) => fieldFaults(podBlock.fields, { buttonStyles } as never);
    expect(faults({ ...styles, fill: true })).toEqual([]);
    expect(faults({ ...styles, boxShadow: "0 0 9px red" })).toMatchObject([{ path: ["buttonStyles", "boxShadow"] }]);
  });

  test("takes its picture in other widths, and no address that no link may have", () => {
    const image = { original: "/o.webp", altText: "A tee", sizes: { 370: "/370.webp" } };
    const imageSrcSet = "/555.webp 555w, /740.webp 740w, javascript:alert(1) 900w, /wide.webp 2x";
    const html = renderOne("pod", { title: "x", image, imageSrcSet });
    expect(html).toContain('srcSet="/370.webp 370w, /555.webp 555w, /740.webp 740w"');
  });

  test("S9.14 shows any icon of the list where it has no picture, and none for a name that is not in it", () => {
    expect(renderOne("pod", { title: "x", icon: "ruler" })).toContain('data-icon="ruler"');
    expect(renderOne("pod", { title: "x", icon: "hologram" })).not.toContain("data-icon");
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
