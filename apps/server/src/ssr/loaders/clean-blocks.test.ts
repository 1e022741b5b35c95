import { PATTERNS } from "@selvedge/blocks/patterns/patterns";
import { registerBlocks } from "@selvedge/pages/block-type";
import { expect, test } from "vitest";
import { cleanHtml, shownHtml } from "../../modules/site/pages/index.ts";
import { withCleanHtml } from "./clean-blocks.ts";

const clean = (html: string) => {
  const warnings: string[] = [];
  const once = cleanHtml(html, { mainOrigin: "https://selvedge.test", warn: (message) => warnings.push(message) });
  return { once, warnings };
};

test.each([
  ["words and their marks", "<p>One <strong>two</strong></p>", "<p>One <strong>two</strong></p>"],
  ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["a handler and a style", '<p onclick="x" style="y" id="z">a</p>', "<p>a</p>"],
  [
    "a table",
    "<table><thead><tr><th>Size</th></tr></thead><tbody><tr><td>M</td></tr></tbody></table>",
    "<table><thead><tr><th>Size</th></tr></thead><tbody><tr><td>M</td></tr></tbody></table>",
  ],
  ["a page of the shop", '<a href="/about/">a</a>', '<a href="/about/">a</a>'],
  ["another site", '<a href="https://a.example/">a</a>', '<a href="https://a.example/">a</a>'],
  [
    "a page of the shop in a new tab",
    '<a href="/about/" target="_blank" rel="opener" onclick="x">a</a>',
    '<a href="/about/" target="_blank" rel="noopener">a</a>',
  ],
  ["a frame with a name", '<a href="/about/" target="top">a</a>', '<a href="/about/">a</a>'],
  ["a place on the page", '<a href="#sizes">a</a>', '<a href="#sizes">a</a>'],
  ["an in-page action", '<a href="@return-an-item">a</a>', '<a href="@return-an-item">a</a>'],
  ["a mail address", '<a href="mailto:ada@bramble.example">a</a>', '<a href="mailto:ada@bramble.example">a</a>'],
  ["an anchor without a link", "<a>a</a>", "<a>a</a>"],
  ["an empty link", '<a href=" ">a</a>', "<a>a</a>"],
])("of %s only what a page may contain is left (reliability S9)", (_, html, expected) => {
  expect(clean(html)).toEqual({ once: expected, warnings: [] });
  expect(clean(expected).once).toBe(expected);
});

test("a link that is not allowed leads to the main site's 404 page, and one warning is reported (platform-core §5)", () => {
  const { once, warnings } = clean('<p><a href=" java&#10;script:alert(1)">a</a></p>');
  expect(once).toBe('<p><a href="https://selvedge.test/404/">a</a></p>');
  expect(warnings).toHaveLength(1);
});

test("a link of a text opens as links of a shop do, and one that opens in a new tab says so (storefront §2.6)", () => {
  const site = { mainOrigin: "https://selvedge.test", warn: () => {} };
  const says = '<span class="visually-hidden"> (opens in a new tab)</span></a>';
  expect(shownHtml('<a href="/about/">a</a>', site)).toBe('<a href="/about/">a</a>');
  expect(shownHtml('<a href="/about/" target="_blank">a</a>', site)).toBe(
    `<a href="/about/" target="_blank" rel="noopener">a${says}`,
  );
  expect(shownHtml('<a href="https://a.example/">a</a>', site)).toBe(
    `<a href="https://a.example/" target="_blank" rel="noopener">a${says}`,
  );
});

test("reaches HTML in groups and in entries of lists", () => {
  const text = { kind: "html", label: "Text" } as const;
  const types = registerBlocks([
    {
      type: "faq",
      title: "Questions",
      version: 1,
      compatibility: ["grid"],
      hydrates: false,
      accepts: [],
      example: {},
      fields: {
        intro: { kind: "group", label: "Intro", fields: { text } },
        answers: { kind: "list", label: "Answers", max: 4, of: { text } },
      },
    },
  ]);
  const bad = "<p>Hi<script>steal()</script></p>";
  const frame = { fullWidth: false, background: "", paddingPx: null };
  const props = { intro: { text: bad }, answers: [{ text: bad }, { text: "Yes" }] };
  const [clean] = withCleanHtml([{ uid: "a", type: "faq", span: 12, frame, props, items: [] }], types, {
    links: { mainOrigin: "https://selvedge.test", warn: () => {} },
    frames: { ofSite: () => "", ofCode: () => "" },
  });
  expect(clean?.props).toEqual({ intro: { text: "<p>Hi</p>" }, answers: [{ text: "<p>Hi</p>" }, { text: "Yes" }] });
});

test("the texts of ready sections are written as they are stored, so that undo knows them after a save", () => {
  const textsIn = (value: unknown): string[] =>
    typeof value === "string"
      ? [value].filter((text) => text.startsWith("<"))
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(textsIn)
        : [];
  const texts = PATTERNS.flatMap(({ blocks }) => textsIn(blocks));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.map((text) => clean(text).once)).toEqual(texts);
});
