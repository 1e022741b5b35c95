import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "../colour/contrast.ts";
import { fontFaces, fontFamilies, fontFiles, fontPreloads } from "../fonts/font-faces.ts";
import { resolveTheme } from "../resolve-theme.ts";
import { themeAttributes } from "../theme-attributes.ts";
import { pairsOf } from "../tokens/pairs.ts";
import { TOKEN_KEYS } from "../tokens/tokens.ts";
import { offeredThemes, SHIPPED } from "./shipped.ts";

const themes = [...SHIPPED.values()];

describe.each(themes.map((theme) => [theme.name, theme] as const))("the theme %s", (_, theme) => {
  const { tokens, warnings } = resolveTheme(theme);

  test("sets only keys that exist, to values they take", () => {
    expect(warnings).toEqual([]);
    expect(Object.keys(tokens).sort()).toEqual([...TOKEN_KEYS].sort());
  });

  test.each(pairsOf(tokens))("writes %s on %s so that it can be read", (text, ground, ratio) => {
    expect(contrast(String(tokens[text]), String(tokens[ground]))).toBeGreaterThanOrEqual(ratio);
  });

  test("loads only faces that are there, and preloads no more than two of them", () => {
    const files = fontFiles(fontFamilies(tokens));
    const missing = files.filter(({ specifier }) => !existsSync(new URL(import.meta.resolve(specifier))));
    expect(missing).toEqual([]);
    for (const { name } of files) expect(fontFaces(tokens)).toContain(`/fonts/${name}.woff2`);
    const preloads = fontPreloads(tokens);
    expect(preloads.length).toBeLessThanOrEqual(2);
    for (const url of preloads) expect(fontFaces(tokens)).toContain(url);
  });
});

describe("the shipped themes", () => {
  test("differ by more than colour: each pair offered differs in font, picture or button", () => {
    const looks = offeredThemes().map((theme) => {
      const { tokens } = resolveTheme(theme);
      return JSON.stringify([tokens["primary.font"], tokens["text.font"], themeAttributes(tokens)]);
    });
    expect(new Set(looks).size).toBe(looks.length);
  });

  test("brand variants change main colour, page and menu of the light one (storefront §3.5)", () => {
    const light = resolveTheme(SHIPPED.get("light") as never).tokens;
    for (const name of ["pro", "dark", "pro-dark"]) {
      const { tokens } = resolveTheme(SHIPPED.get(name) as never);
      for (const key of ["primary.color", "page.background.color", "menu.background.color"] as const) {
        expect([name, key, tokens[key]]).not.toEqual([name, key, light[key]]);
      }
    }
  });

  test("base has the specified defaults", () => {
    const { tokens } = resolveTheme({ properties: {} });
    expect(tokens).toMatchObject({
      "primary.color": "#86b302",
      "primary.font": "Lato",
      "text.color": "#222222",
      "page.background.color": "#ffffff",
      "button.border.radius": 4,
      "footer.visible": true,
    });
  });

  test("write dark text on the default green, where white would be 2.5 to 1", () => {
    expect(contrast("#86b302", "#ffffff")).toBeCloseTo(2.48, 1);
    expect(resolveTheme({ properties: {} }).tokens["button.text.color"]).toBe("#222222");
  });
});
