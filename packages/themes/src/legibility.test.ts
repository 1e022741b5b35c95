import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast, LARGE_RATIO, TEXT_RATIO } from "./colour/contrast.ts";
import { toOklch } from "./colour/oklch.ts";
import { followedKey } from "./followed.ts";
import { hardToRead, readableColour } from "./legibility.ts";
import { resolveTheme } from "./resolve-theme.ts";
import { offeredThemes } from "./shipped/shipped.ts";
import { TOKEN_GROUPS } from "./tokens/groups.ts";
import { TOKEN_KEYS } from "./tokens/tokens.ts";

const tokensOf = (properties: Record<string, unknown>, parent = "nordic") =>
  resolveTheme({ extends: parent, properties }).tokens;

describe("what is hard to read", () => {
  test("is nothing in any theme that is offered", () => {
    for (const theme of offeredThemes()) expect(hardToRead(resolveTheme(theme).tokens)).toEqual([]);
  });

  test("is named with its ratio, the worst first", () => {
    const found = hardToRead(tokensOf({ "text.color": "#999999", "card.sale.color": "#f0e0d0" }));
    expect(found[0]).toMatchObject({ text: "card.sale.color", ground: "card.background.color", needed: TEXT_RATIO });
    expect(found.map(({ text }) => text)).toContain("text.color");
  });

  test("is mended by the nearest colour of the same hue that passes on all of its grounds", () => {
    const tokens = tokensOf({ "text.color": "#c07a50" });
    const colour = readableColour(tokens, hardToRead(tokens).find(({ text }) => text === "text.color")!);
    for (const ground of ["page.background.color", "box.background.color"] as const)
      expect(contrast(colour, String(tokens[ground]))).toBeGreaterThanOrEqual(TEXT_RATIO);
    expect(Math.abs(toOklch(colour).h - toOklch("#c07a50").h)).toBeLessThan(0.05);
  });

  test("a white text on a pale fill becomes the theme's ink", () => {
    const tokens = tokensOf({ "primary.color": "#c6e05a" });
    const pair = hardToRead(tokens).find(({ text }) => text === "primary.on")!;
    expect(readableColour(tokens, pair)).toBe("#1e2a32");
  });

  test("can always be mended where it is found", () => {
    const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hexes, hexes, hexes, (text, page, primary) => {
        const tokens = tokensOf({ "text.color": text, "page.background.color": page, "primary.color": primary });
        for (const pair of hardToRead(tokens)) {
          const found = contrast(readableColour(tokens, pair), String(tokens[pair.ground]));
          expect(found).toBeGreaterThanOrEqual(Math.min(pair.needed, LARGE_RATIO));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("the groups of keys", () => {
  test("hold every key once", () => {
    expect(TOKEN_GROUPS.flatMap(({ keys }) => keys).toSorted()).toEqual(TOKEN_KEYS.toSorted());
    for (const { title, keys } of TOKEN_GROUPS) expect([title, keys.length > 0]).toEqual([title, true]);
  });

  test.each([
    ["card.background.color", "page.background.color"],
    ["text.muted", "text.color"],
    ["primary.font", null],
  ] as const)("%s follows %s", (key, followed) => {
    expect(followedKey(key, tokensOf({}))).toBe(followed);
  });
});
