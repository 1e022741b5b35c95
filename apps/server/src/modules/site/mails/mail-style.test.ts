import { contrast } from "@selvedge/themes/colour/contrast";
import { resolveTheme } from "@selvedge/themes/resolve-theme";
import { SHIPPED } from "@selvedge/themes/shipped/shipped";
import { expect, test } from "vitest";
import { mailStyle } from "./mail-style.ts";

const lookOf = (theme: Parameters<typeof resolveTheme>[0]) => mailStyle(resolveTheme(theme).tokens);

const hardThemes = {
  "black on black": { "page.background.color": "#000000", "text.color": "#000000", "primary.color": "#101010" },
  "pale on white": { "text.color": "#eeeeee", "primary.color": "#f7f7f7", "button.text.color": "#ffffff" },
  "middle grey": {
    "page.background.color": "#8a8a8a",
    "primary.color": "#808080",
    "button.background.color": "#7f7f7f",
  },
};

test.each([
  ...[...SHIPPED.values()].map((theme) => [theme.name, theme] as const),
  ...Object.entries(hardThemes).map(([name, properties]) => [name, { properties }] as const),
])("mails of %s can be read", (_, theme) => {
  const look = lookOf(theme);
  const pairs = [
    [look.ink, look.card],
    [look.quiet, look.card],
    [look.quiet, look.canvas],
    [look.onBand, look.band],
    [look.onButton, look.button],
  ] as const;
  for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test("a shop keeps its own colours and its kind of font", () => {
  const museum = lookOf(SHIPPED.get("apothecary")!);
  expect(museum.textFont).toContain("Georgia");
  expect(museum.band).toBe("#2f4a36");
  expect(lookOf(SHIPPED.get("nordic")!).textFont).toContain("Helvetica");
});
