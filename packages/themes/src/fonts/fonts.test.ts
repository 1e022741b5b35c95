import { describe, expect, test } from "vitest";
import { resolveTheme } from "../resolve-theme.ts";
import { SHIPPED } from "../shipped/shipped.ts";
import { FONTS, findFont, fontStack } from "./catalogue.ts";
import { fontFaces, fontFiles } from "./font-faces.ts";

const nordic = resolveTheme(SHIPPED.get("nordic") as never).tokens;

describe("a theme's faces", () => {
  test("come from the shop's own origin, swap in, and are requested by what they can write", () => {
    const css = fontFaces(nordic);
    expect(css).toContain(
      'src:url("/fonts/hanken-grotesk-latin-wght-normal.woff2") format("woff2");unicode-range:U+0000-00FF',
    );
    expect(css).toContain('src:url("/fonts/hanken-grotesk-latin-ext-wght-normal.woff2")');
    expect(css.match(/font-display:swap/g)?.length).toBe(2);
    expect(css).not.toContain("http");
  });

  test("have a fallback with their own metrics, so nothing moves when they load", () => {
    expect(fontFaces(nordic)).toContain(
      '@font-face{font-family:"Hanken Grotesk fallback";src:local("Arial"),local("Liberation Sans");size-adjust:100.94%;ascent-override:99.07%;descent-override:30.02%;line-gap-override:0%}',
    );
  });

  test("have one stable name per file", () => {
    const names = fontFiles(FONTS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]+$/);
  });

  test("stack the family, its fallback and its generic family", () => {
    expect(fontStack("Spectral")).toBe('"Spectral","Spectral fallback",serif');
    expect(findFont("Comic Sans")).toBeNull();
  });
});
