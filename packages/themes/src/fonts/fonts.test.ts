import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveTheme } from "../resolve-theme.ts";
import { SHIPPED } from "../shipped/shipped.ts";
import { FONTS, findFont, fontStack } from "./catalogue.ts";
import { type FontFamily, usualWeights } from "./family.ts";
import { fontFaces, fontFiles } from "./font-faces.ts";

const nordic = resolveTheme(SHIPPED.get("nordic") as never).tokens;

const require = createRequire(import.meta.url);

/** Whether the family was drawn in this weight: it has a file for it, or one for all weights. */
function isDrawn({ package: name, faces, subsets }: FontFamily, weight: number): boolean {
  const first = faces[0]!.file.replace("{subset}", subsets[0]!);
  const files = dirname(require.resolve(`${name}/files/${first}.woff2`));
  const fixed = first.replace(/-\d+-normal$/, `-${weight}-normal`);
  const [from = 0, to = from] = faces[0]!.weight.split(" ").map(Number);
  return fixed === first ? from <= weight && weight <= to : existsSync(`${files}/${fixed}.woff2`);
}

describe("a theme's faces", () => {
  test("P9.03 come from the shop's own origin, are given up after 3 s, and are requested by what they can write", () => {
    const css = fontFaces(nordic);
    expect(css).toContain(
      'src:url("/fonts/hanken-grotesk-latin-wght-normal.woff2") format("woff2");unicode-range:U+0000-00FF',
    );
    expect(css).toContain('src:url("/fonts/hanken-grotesk-latin-ext-wght-normal.woff2")');
    expect(css.match(/font-display:fallback/g)?.length).toBe(2);
    expect(css).not.toContain("http");
  });

  test("have a fallback with their own metrics, so nothing moves when they load", () => {
    expect(fontFaces(nordic)).toContain(
      '@font-face{font-family:"Hanken Grotesk fallback";src:local("Arial"),local("Liberation Sans");size-adjust:100.94%;ascent-override:99.07%;descent-override:30.02%;line-gap-override:0%}',
    );
  });

  test.each(FONTS.map((font) => [font.family, font] as const))(
    "P9.04 of %s are loaded in 400 and in 700, where the family has it (platform-core §9)",
    (_, font) => {
      const wanted = usualWeights.map(Number).filter((weight) => isDrawn(font, weight));
      const loaded = font.faces
        .filter(({ style }) => style === "normal")
        .map(({ weight }) => weight.split(" ").map(Number));
      const covers = (weight: number) => loaded.some(([from = 0, to = from]) => from <= weight && weight <= to);
      expect(wanted).toContain(400);
      expect(wanted.filter((weight) => !covers(weight))).toEqual([]);
    },
  );

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
