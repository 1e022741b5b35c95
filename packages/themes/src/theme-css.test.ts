import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveTheme, type Tokens } from "./resolve-theme.ts";
import { themeCss } from "./theme-css.ts";
import { TOKEN_KEYS } from "./tokens/tokens.ts";

const plain = resolveTheme({ properties: {} }).tokens;
/** What a stylesheet of ours may hold: one rule, no way out of it and no address but a quoted plain one. */
const ONE_RULE = /^:root\{[^{}<>\\@;]*(;[^{}<>\\@;]*)*\}$/;

describe("a theme as CSS", () => {
  test("names every token by its key and states whether the page is light or dark", () => {
    const css = themeCss(plain);
    expect(css).toContain("--t-primary-color:#86b302");
    expect(css).toContain("--t-announcement-v2-border-radius:4px");
    expect(css).toContain('--t-text-font:"Lato","Lato fallback",sans-serif');
    expect(css).toContain("--t-footer-visible:1");
    expect(css).toMatch(/^:root\{color-scheme:light;/);
    expect(themeCss(resolveTheme({ properties: { "page.background.color": "#101010" } }).tokens)).toContain(
      "color-scheme:dark",
    );
    expect(css).toMatch(ONE_RULE);
  });

  test.each([
    "</style><script>alert(1)</script>",
    "red;}body{display:none",
    "url(https://x.test/)",
    "expression(1)",
    "#fff;--t-x:1",
    '")}</style>',
    "\\3c/style",
    "@import 'x'",
  ])("lets nothing out of its rule: %s", (attack) => {
    const tokens = Object.fromEntries(TOKEN_KEYS.map((key) => [key, attack])) as Tokens;
    expect(themeCss(tokens)).toMatch(ONE_RULE);
    expect(themeCss(tokens)).not.toContain(attack);
    expect(themeCss(resolveTheme({ properties: tokens }).tokens)).toMatch(ONE_RULE);
  });

  test("lets nothing out of its rule, whatever a theme holds", () => {
    const values = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("#fff", "4px", "/static/a.png", "https://a.test/b.png?x=1"),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...TOKEN_KEYS), values), (properties) => {
        expect(themeCss(resolveTheme({ properties }).tokens)).toMatch(ONE_RULE);
      }),
    );
  });

  test("is scoped to another selector for one part of a page", () => {
    expect(themeCss(plain, "[data-theme=quiet]")).toMatch(/^\[data-theme=quiet\]\{/);
  });
});
