/** The small blocks, a few sentences each. */
import { searchTypes } from "@selvedge/pages/picker";
import { describe, expect, test } from "vitest";
import { announcementBlock } from "./announcement/announcement.block.ts";
import { faqData } from "./expandable/faq-data.ts";
import { BLOCK_TYPES } from "./registry.ts";
import { renderBlocks, renderOne, resolveBlocks } from "./testing/render-block.tsx";

test.each([
  ["image", "image"],
  ["title", "textBlock"],
  ["cta", "button"],
  ["signup", "newsletterSubscribe"],
  ["instagram", "appIcon"],
  ["stats", "summary"],
  ["features", "card"],
  ["tabs", "expandable"],
])("who looks for “%s”, as other editors call it, finds a block", (word, type) => {
  const offered = [...BLOCK_TYPES.values()].filter(({ starter }) => starter !== undefined);
  expect(searchTypes(offered, word)[0]?.type).toBe(type);
});

describe("an announcement (storefront §3.4)", () => {
  const text = "Free delivery over £40";

  test.each([
    ["words and a link", { text: "See how", href: "/delivery/" }, true],
    ["words and an in-page action", { text: "See how", action: "delivery" }, true],
    ["words alone", { text: "See how" }, false],
    ["a link alone", { href: "/delivery/" }, false],
  ])("with %s shows its link: %o", (_, action, shows) => {
    expect(renderOne("announcement", { text, action }).includes("<a ")).toBe(shows);
  });

  test("S3.06 has its fields, an action with five among them", () => {
    const { fields } = announcementBlock;
    expect(Object.keys(fields).sort()).toEqual(["action", "actionStyle", "alignment", "colours", "icon", "text"]);
    expect(Object.keys(fields.action.fields).sort()).toEqual(["action", "href", "icon", "target", "text"]);
  });

  test.each(["none", "primary", "secondary"])(
    "S3.06 renders its own icon and that of its action, which looks %s",
    (look) => {
      const action = { text: "See how", href: "/delivery/", target: "_blank", icon: "arrow" };
      const colours = { text: "#ffffff", background: "#123456" };
      const html = renderOne("announcement", { text, icon: "van", action, actionStyle: look, colours });
      expect([...html.matchAll(/data-icon="(\w+)"/g)].map(([, name]) => name)).toEqual(["van", "arrow"]);
      expect(html).toContain('target="_blank"');
      expect(html).toContain("background:#123456;color:#ffffff");
    },
  );

  test.each(["left", "center", "right", "space-between"])("is aligned %s", (alignment) => {
    expect(renderOne("announcement", { text, alignment })).toContain(`data-align="${alignment}"`);
  });

  test.each([
    ["primary", "filled"],
    ["secondary", "outlined"],
  ])("%s makes its link a button, %s", (actionStyle, look) => {
    expect(renderOne("announcement", { text, actionStyle, action: { text: "See", href: "/d/" } })).toContain(
      `data-look="${look}"`,
    );
  });
});

describe("a link (storefront §2.6)", () => {
  const says = "(opens in a new tab)";
  test.each([
    ["a button", "button", { text: "Go" }],
    ["a picture that is named by its caption", "image", { image: { original: "/a.webp", altText: "" }, caption: "Go" }],
    ["a link beside a heading", "textBlock", { html: "<h2>Go</h2>", linkText: "Go" }],
  ])("%s says that it opens in a new tab, for a page of the shop where that is asked for", (_, type, properties) => {
    const html = (more: object) => renderOne(type, { ...properties, ...more });
    expect(html({ href: "/about/" })).not.toMatch(/target=|new tab/);
    expect(html({ href: "#to-sizes", target: "_blank" })).not.toMatch(/target=|new tab/);
    for (const more of [{ href: "/about/", target: "_blank" }, { href: "https://bramble.example/" }]) {
      expect(html(more)).toContain('target="_blank" rel="noopener"');
      expect(html(more).split(says)).toHaveLength(2);
    }
  });

  test("that does something on the page opens no tab", () => {
    const action = { title: "Sizes", buttonText: "See", does: "scroll", target: "other", opens: "_blank" };
    const blocks = [
      { type: "action", uid: "one", properties: action },
      { type: "card", uid: "other", properties: { title: "Sizes" } },
    ];
    expect(renderBlocks(blocks)).not.toContain(says);
  });
});

describe("text", () => {
  test("is written as the server cleaned it", () => {
    expect(renderOne("textBlock", { html: "<h2>Four fields</h2><p>One <em>old</em> hedge.</p>" })).toContain(
      "<h2>Four fields</h2><p>One <em>old</em> hedge.</p>",
    );
  });

  test("is written in the theme's letters, in those of its headings, or in a face of its own", () => {
    const styleOf = (font: string) =>
      /style="font-family:([^"]*)"/.exec(renderOne("textBlock", { html: "x", font }))?.[1];
    expect(["text", "heading", "Syne", "Comic Sans"].map(styleOf)).toEqual([
      undefined,
      "var(--t-primary-font)",
      "&quot;Syne&quot;,&quot;Syne fallback&quot;,var(--t-text-font)",
      undefined,
    ]);
  });

  test("beyond its height is collapsed behind a checkbox that needs no script", () => {
    const html = renderOne("textBlock", { html: "<p>Long.</p>", truncateHeight: 120 });
    expect(html).toContain("--fold:120px");
    expect(html).toContain('type="checkbox"');
    expect(html).toContain("Read more");
    expect(renderOne("textBlock", { html: "<p>Short.</p>" })).not.toContain("checkbox");
  });
});

describe("a product list", () => {
  const products = Array.from({ length: 6 }, (_, n) => ({
    id: n,
    urlName: `tee-${n}`,
    name: `Tee ${n}`,
    currency: "GBP",
    priceIncTaxMinor: 2400,
    image: null,
  }));

  test("requests four bestsellers by default (storefront §9)", () => {
    expect(resolveBlocks([{ type: "productList" }])[0]?.needs?.products).toMatchObject({
      source: "products",
      params: { sortBy: "bestsellerOrder", limit: 4 },
    });
    expect(
      resolveBlocks([{ type: "productList", properties: { collection: "tideline", limit: 8 } }])[0]?.needs?.products
        ?.params,
    ).toEqual({ sortBy: "bestsellerOrder", limit: 8, collection: "tideline" });
  });

  test("requests those that were chosen, in their order, and shows all of them", () => {
    const chosen = ["c", "a", "", "e", "b", "d"].map((product, at) => ({ key: String(at), product }));
    const block = { type: "productList", properties: { which: "chosen", products: chosen, limit: 2 } };
    expect(resolveBlocks([block])[0]?.needs?.products?.params).toEqual({ chosen: ["c", "a", "e", "b", "d"] });
    expect(renderBlocks([block], products).match(/<article/g)).toHaveLength(products.length);
  });

  test("shows no more than it requested", () => {
    expect(renderBlocks([{ type: "productList" }], products).match(/<article/g)).toHaveLength(4);
  });

  test("shows a message when there is nothing to show", () => {
    expect(renderBlocks([{ type: "productList", properties: { title: "New" } }], [])).toContain(
      "There are no products here yet",
    );
  });
});

describe("a grid (storefront §3.2)", () => {
  test("has 2, 3 and 4 columns by width, and the theme's gap, unless it sets its own", () => {
    const pods = [{ type: "pod", properties: { title: "a" } }];
    expect(renderOne("grid", {}, pods)).toContain('style="--xs:2;--md:3;--lg:4"');
    expect(renderOne("grid", { breakpoints: { xs: 1, lg: 6 }, spacing: 8 }, pods)).toContain(
      'style="--xs:1;--md:3;--lg:6;--gap:8px"',
    );
    expect(renderOne("grid", { breakpoints: { xs: 1, sm: 2, md: 2, lg: 2, xl: 5, "2xl": 6 } }, pods)).toContain(
      'style="--xs:1;--sm:2;--xl:5;--2xl:6"',
    );
  });
});

describe("a newsletter form", () => {
  test("posts without scripts, carries its list and labels its field", () => {
    const html = renderOne("newsletterSubscribe", { mailingList: "coast" });
    expect(html).toMatch(/<form[^>]* action="\/frontend\/subscribe\/" method="post"/);
    expect(html).toContain('<input type="hidden" name="mailingList" value="coast"/>');
    expect(html).toMatch(/<label[^>]*for="subscribe-one"[^>]*>Email address/);
    expect(html).toMatch(/<input id="subscribe-one"[^>]*type="email"[^>]*required/);
  });
});

describe("a question", () => {
  const question = { type: "expandable", properties: { questionMeta: "When?", answerMeta: "<p>Soon.</p>" } };

  test("opens by itself, without scripts", () => {
    expect(renderBlocks([question])).toMatch(/<details[^>]*><summary[^>]*>When\?<\/summary>/);
    expect(renderOne("expandable", { ...question.properties, open: true })).toMatch(/<details[^>]* open=""/);
  });

  test("is given to search engines, wherever it is on the page", () => {
    const data = faqData(
      resolveBlocks([
        { type: "row", items: [question] },
        { type: "expandable", properties: { questionMeta: "No answer" } },
      ]),
    );
    expect(data?.mainEntity).toEqual([
      { "@type": "Question", name: "When?", acceptedAnswer: { "@type": "Answer", text: "<p>Soon.</p>" } },
    ]);
    expect(faqData(resolveBlocks([{ type: "spacer" }]))).toBeNull();
  });
});

describe("the rest", () => {
  test("a quote keeps words and author together", () => {
    expect(renderOne("quote", { quote: "It fits.", author: "Joe", stars: 5 })).toMatch(
      /<figure.*5 of 5 stars.*<blockquote.*“It fits.”.*<figcaption[^>]*>Joe/,
    );
  });

  test("a button without words or without somewhere to lead is nothing", () => {
    expect(renderOne("button", { text: "Go" })).not.toContain("<a ");
    expect(renderOne("button", { href: "/go/" })).not.toContain("<a ");
    expect(renderOne("button", { text: "Go", href: "/go/", icon: "arrow", iconPosition: "left" })).toMatch(
      /<a .*data-icon="arrow".*<span>Go/,
    );
  });

  test("a linked picture without words is named by its caption", () => {
    expect(renderOne("image", { image: "/a.png", caption: "The Forth", href: "/forth/" })).toContain(
      'aria-label="The Forth"',
    );
  });

  test("a picture in one size offers no choice of sizes", () => {
    expect(renderOne("image", { image: "/a.png" })).not.toContain("srcSet");
  });

  const stored = `https://files.shop.test/105/${"ab".repeat(32)}`;

  test("a picture of the platform comes as AVIF, WebP and JPEG in the widths of pages", () => {
    const image = { original: `${stored}.webp`, altText: "The Forth", width: 1300, height: 900 };
    const html = renderOne("image", { image });
    const widths = (ending: string) =>
      [480, 640, 960, 1280].map((px) => `${stored}.${ending}?w=${px} ${px}w`).join(", ") +
      `, ${stored}.${ending}?w=1920 1300w`;
    expect(html).toContain(`<source type="image/avif" srcSet="${widths("avif")}"`);
    expect(html).toContain(`<source type="image/webp" srcSet="${widths("webp")}"`);
    expect(html).toContain(`<img class="_picture_1ddc58" src="${stored}.jpg?w=960" width="1300" height="900"`);
  });

  test("a clear ground stays clear: its picture comes as AVIF and WebP alone", () => {
    const sizes = { 480: `${stored.replace("ab", "cd")}.webp`, 1200: `${stored}.webp` };
    const html = renderOne("image", { image: { original: `${stored}.webp`, altText: "A tee", sizes, cutout: true } });
    expect(html).toContain(`<source type="image/avif" srcSet="${stored}.avif?w=480 480w`);
    expect(html).toContain(`srcSet="${sizes[480]} 480w, ${sizes[1200]} 1200w"`);
    expect(html).not.toContain(".jpg");
  });

  test("a picture with another cut for narrow windows offers it to phones alone, in the space that it takes", () => {
    const narrow = { original: "/b.png", sizes: { 480: "/b-480.png", 960: "/b-960.png" }, width: 720, height: 900 };
    const html = renderOne("image", { image: { original: "/a.png", altText: "An order", narrow } });
    expect(html).toContain(
      '<picture><source media="(max-width: 767.98px)" width="720" height="900" srcSet="/b-480.png 480w, /b-960.png 960w" sizes="100vw"/>',
    );
    expect(html.match(/alt="An order"/g)).toHaveLength(1);
    expect(renderOne("image", { image: "/a.png" })).not.toContain("<picture");
  });

  test("a spacer has the height that it sets, else 24 pixels", () => {
    expect(renderOne("spacer")).toContain("height:24px");
    expect(renderOne("spacer", { height: 80, rule: true })).toMatch(/height:80px.*<hr/);
  });

  test("a card links only with words to press", () => {
    expect(renderOne("card", { title: "Free returns", href: "/returns/", icon: "return" })).toContain(
      '<a href="/returns/">Free returns</a>',
    );
  });

  test("a row turns round and takes its looks", () => {
    expect(renderOne("row", { look: "strip", reversed: true }, [{ type: "card", properties: { title: "a" } }])).toMatch(
      /data-look="strip"[^>]*data-reversed="true"/,
    );
  });
});
