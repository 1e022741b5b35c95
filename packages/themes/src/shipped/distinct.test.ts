import { describe, expect, test } from "vitest";
import { contrast } from "../colour/contrast.ts";
import { nearestPassing } from "../colour/nearest-passing.ts";
import { fromOklch, toOklch } from "../colour/oklch.ts";
import { resolveTheme, type Tokens } from "../resolve-theme.ts";
import { distanceOf, isDistinct } from "../testing/distinct.ts";
import type { ShippedTheme } from "../theme.ts";
import { pairsOf } from "../tokens/pairs.ts";
import { offeredThemes, SHIPPED } from "./shipped.ts";

const names =
  "naked punch outland daze joy tropic simply charcoal verde spring academia dunes angelo neonCity salt atlantic california municipal nordic popart wildWood wanderlust gallery apothecary popsicle good bubble quiet sol clay lux".split(
    " ",
  );
const retired = ["deepSpace", "vantage", "tokyo", "mocha", "boho"];
const tokensOf = (theme: ShippedTheme): Tokens => resolveTheme(theme).tokens;
const worn = offeredThemes().map((theme) => [theme.name, tokensOf(theme)] as const);

/** Pairs of themes that could be mistaken for each other, by name. */
const alike = (themes: readonly (readonly [string, Tokens])[]): string[] =>
  themes.flatMap(([one, first], index) =>
    themes
      .slice(index + 1)
      .filter(([, second]) => !isDistinct(distanceOf(first, second)))
      .map(([two]) => `${one} and ${two}`),
  );

const illegible = (tokens: Tokens): string[] =>
  pairsOf(tokens)
    .filter(([text, ground, ratio]) => contrast(String(tokens[text]), String(tokens[ground])) < ratio)
    .map(([text, ground]) => `${text} on ${ground}`);

describe("the themes of shops", () => {
  test("S3.72 are the 31 that the specification names, in its order", () => {
    expect(worn.map(([name]) => name)).toEqual(names);
  });

  test.each(retired)("S3.76 %s is worn for ever and never offered", (name) => {
    expect(SHIPPED.get(name)?.family).toBe("retired");
    expect(resolveTheme({ extends: name, properties: {} }).warnings).toEqual([]);
    expect(worn.map(([each]) => each)).not.toContain(name);
  });

  test("are each a shop of its own: no pair of the 465 can be mistaken for the other", () => {
    expect(alike(worn)).toEqual([]);
  });

  test("share no heading face with another theme", () => {
    const faces = worn.map(([, tokens]) => tokens["primary.font"]);
    expect(faces.filter((face, at) => faces.indexOf(face) !== at)).toEqual([]);
  });
});

describe("the checks of themes", () => {
  const nordic = SHIPPED.get("nordic") as ShippedTheme;

  test("notice a theme that was copied over another in another colour", () => {
    const copy = tokensOf({ ...nordic, properties: { ...nordic.properties, "primary.color": "#5b2a6e" } });
    expect(alike([...worn, ["copy", copy]])).toContain("nordic and copy");
  });

  test.each(["text.color", "primary.on", "accent.on"] as const)(
    "notice a %s that comes a fifth nearer to its ground",
    (key) => {
      const ground =
        key === "text.color" ? "page.background.color" : key === "primary.on" ? "primary.color" : "accent.color";
      const tokens = tokensOf(nordic);
      const faint = nearestPassing(String(tokens[ground]), String(tokens[ground]), 4.4);
      const { l, c, h } = toOklch(faint);
      const nearer = fromOklch({ l: l + (toOklch(String(tokens[ground])).l - l) * 0.2, c, h });
      expect(illegible({ ...tokens, [key]: nearer })).not.toEqual([]);
    },
  );
});
