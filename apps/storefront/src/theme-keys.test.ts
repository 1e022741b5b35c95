import { readdirSync, readFileSync } from "node:fs";
import { resolveTheme } from "@selvedge/themes/resolve-theme";
import { themeLooks } from "@selvedge/themes/theme-attributes";
import { variableName } from "@selvedge/themes/tokens/token";
import { TOKEN_KEYS, TOKENS, type TokenKey } from "@selvedge/themes/tokens/tokens";
import { expect, test } from "vitest";

const stylesIn = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? stylesIn(new URL(`${entry.name}/`, folder))
      : /\.(css|tsx)$/.test(entry.name)
        ? [readFileSync(new URL(entry.name, folder), "utf8")]
        : [],
  );
const blocks = new URL("../../../packages/blocks/src/", import.meta.url);
const styles = [...stylesIn(new URL("./", import.meta.url)), ...stylesIn(blocks)].join("\n");

/** Keys that the server reads to choose what a page has; and those whose part no page has yet. */
const readByServer: readonly TokenKey[] = ["menu.search.bar", "footer.visible"];
const waiting: readonly TokenKey[] = ["primary.hover"];

const isStyled = (key: TokenKey) => new RegExp(`var\\(\\s*${variableName(key)}\\s*[,)]`).test(styles);
const looksWith = (key: TokenKey, value: string | number | boolean) =>
  themeLooks(resolveTheme({ properties: { [key]: value } }).tokens).join(" ");

test.each(TOKEN_KEYS.filter((key) => !waiting.includes(key)))(
  "the theme key %s has an effect on a shop's pages",
  (key) => {
    const token = TOKENS[key];
    const choices = "options" in token ? token.options : [];
    const looks = new Set(choices.map((value) => looksWith(key, value)));
    expect(isStyled(key) || looks.size > 1 || readByServer.includes(key)).toBe(true);
  },
);

test("each look is drawn by a style sheet, and each style sheet belongs to a look", () => {
  const drawn = readdirSync(new URL("treatments/", blocks), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(new URL(`treatments/${name}/`, blocks)))
    .map((file) => file.replace(/\.css$/, ""));
  const known = new Set(
    TOKEN_KEYS.flatMap((key) => {
      const token = TOKENS[key];
      return "options" in token ? token.options.flatMap((value) => looksWith(key, value).split(" ")) : [];
    }),
  );
  expect(drawn.filter((name) => !known.has(name))).toEqual([]);
  // The plain one of each choice, and those that a variable says as well as a style sheet could.
  const plain = [...known].filter((name) => !drawn.includes(name)).sort();
  expect(plain).toMatchInlineSnapshot(`
    [
      "banner-split",
      "button-filled",
      "button-pill",
      "card-open",
      "crop-none",
      "filter-none",
      "frame-none",
      "heading-left",
      "image-plain",
      "menu-bar",
      "newsletter-band",
      "quote-plain",
      "rule-double",
      "rule-heavy",
      "rule-line",
      "rule-none",
      "shadow-none",
    ]
  `);
});
