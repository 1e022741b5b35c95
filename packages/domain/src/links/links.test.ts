import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withCheckedLinks } from "./checked-document.ts";
import { checkedLink } from "./checked-link.ts";
import { isOwnPage, linkAttributes } from "./link-attributes.ts";
import { isAllowedLink } from "./link-schemes.ts";
import { resourceUrl } from "./resource-url.ts";
import { shownAnchor, storedAnchor, withNewTabWords } from "./text-links.ts";

const mainOrigin = "https://selvedge.test";
const follow = (href: string) => {
  const warnings: string[] = [];
  return { link: checkedLink(href, { mainOrigin, warn: (message) => warnings.push(message) }), warnings };
};

describe("links that are allowed (platform-core §5)", () => {
  test.each([
    ["P5.47 https", "https://bramble.example/"],
    ["P5.47 http", "http://bramble.example/"],
    ["P5.47 in capitals", "HTTPS://BRAMBLE.EXAMPLE/"],
    ["P5.47 wss", "wss://bramble.example/live"],
    ["P5.47 ws", "ws://bramble.example/live"],
    ["P5.47 mqtts", "mqtts://broker.example"],
    ["P5.47 mqtt", "mqtt://broker.example"],
    ["P5.47 mailto", "mailto:ada@bramble.example"],
    ["P5.47 tel", "tel:+442079460958"],
    ["P5.47 protocol-relative", "//bramble.example/a"],
    ["P5.47 data", "data:image/png;base64,iVBORw0KGgo="],
    ["P5.47 data, plain text", "data:text/plain,hello"],
    ["P5.47 data without a kind, which is plain text", "data:,hello"],
    ["P5.47 dtg", "dtg://print/12"],
    ["P5.48 a place on the page", "#sizes"],
    ["P5.48 nothing but the sign", "#"],
    ["P5.48 an in-page action", "@return-an-item"],
    ["P5.49 a path", "/collection/clothing/"],
  ])("%s", (_, href) => {
    expect(follow(href)).toEqual({ link: href, warnings: [] });
  });
});

describe("P5.50 any other link leads to the main site's 404 page, with one warning (platform-core §5, §8)", () => {
  test.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "/\tjavascript:",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://a.example/1",
    "ftp://a.example",
    "data:text/html,<script>alert(1)</script>",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "data:application/xhtml+xml,x",
    `data:${" ".repeat(101)}text/html,<script>alert(1)</script>`,
    "data:application/pdf;base64,JVBERi0=",
    "data:multipart/x-mixed-replace,x",
    "data:image/png",
    "about",
    "www.bramble.example",
    "constructor:x",
  ])("%j", (href) => {
    expect(follow(href)).toEqual({
      link: "https://selvedge.test/404/",
      warnings: [`Blocked link: ${href.trim()}`],
    });
  });
});

test.each(["", "   "])("P5.51 an empty link %j is an error", (href) => {
  expect(() => follow(href)).toThrow(new Error("Missing URL"));
});

test("every link of a stored document is checked, however deep it is (platform-core §5)", () => {
  const warnings: string[] = [];
  const document = {
    announcement: { text: "javascript:alert(1)", href: "" },
    menu: [
      { title: "Clothing", url: "/clothing/", segments: [{ link: "javascript:alert(2)", limit: 3, image: null }] },
    ],
  };
  expect(withCheckedLinks(document, { mainOrigin, warn: (message) => warnings.push(message) })).toEqual({
    announcement: { text: "javascript:alert(1)", href: "" },
    menu: [
      {
        title: "Clothing",
        url: "/clothing/",
        segments: [{ link: "https://selvedge.test/404/", limit: 3, image: null }],
      },
    ],
  });
  expect(warnings).toEqual(["Blocked link: javascript:alert(2)"]);
});

test("no spelling of a script passes", () => {
  const blank = fc.constantFrom("", " ", "\t", "\n", "\r", "\u0000", "\u00a0");
  fc.assert(
    fc.property(fc.array(blank, { minLength: 12, maxLength: 12 }), fc.array(fc.boolean()), (blanks, capitals) => {
      const letters = [..."javascript:"].map(
        (character, at) => (capitals[at] ? character.toUpperCase() : character) + blanks[at],
      );
      expect(isAllowedLink(`${blanks[11]}${letters.join("")}alert(1)`)).toBe(false);
    }),
  );
});

describe("what an anchor carries (storefront §2.6)", () => {
  const newTab = { target: "_blank", rel: "noopener" };
  test.each([
    ["S2.05 nothing", "#", undefined, {}],
    ["S2.06 an action", "@return-an-item", undefined, {}],
    ["S2.05 nothing, in a new tab", "#", "_blank", {}],
    ["S2.06 an action in a new tab", "@return-an-item", "_blank", {}],
    ["a place of the page in a new tab", "#to-sizes", "_blank", {}],
    ["S2.07 a page of the shop", "/about/", undefined, {}],
    ["S2.07 the same in a new tab", "/about/", "_blank", newTab],
    ["S2.08 another site", "https://bramble.example/", undefined, newTab],
    ["S2.08 another site, whatever is asked", "https://bramble.example/", "_self", newTab],
    ["S2.08 protocol-relative", "//bramble.example/", undefined, newTab],
    ["S2.08 protocol-relative as browsers read it", "/\\bramble.example/", undefined, newTab],
    ["a mail address", "mailto:ada@bramble.example", "_blank", {}],
    ["a telephone", "tel:+442079460958", undefined, {}],
  ] as const)("%s", (_, href, target, more) => {
    expect(linkAttributes(href, target)).toEqual({ href, ...more });
  });
});

test.each([
  ["/about/", true],
  ["/", true],
  ["//bramble.example/", false],
  ["/\\bramble.example/", false],
  ["#sizes", false],
  ["https://bramble.example/", false],
])("%j leads to a page of its own shop: %s", (href, isOwn) => {
  expect(isOwnPage(href)).toBe(isOwn);
});

describe("a link of a text (storefront §2.6)", () => {
  const newTab = { target: "_blank", rel: "noopener" };
  const site = { mainOrigin, warn: () => {} };
  const blocked = "https://selvedge.test/404/";
  test.each([
    ["a page of the shop", { href: "/about/" }, {}, {}],
    ["the same in a new tab", { href: "/about/", target: "_blank" }, newTab, newTab],
    ["the same without the rel that it needs", { href: "/about/", target: "_blank", rel: "opener" }, newTab, newTab],
    ["in a frame with a name", { href: "/about/", target: "top" }, {}, {}],
    ["another site", { href: "https://bramble.example/" }, {}, newTab],
    ["another site, asked for", { href: "https://bramble.example/", target: "_blank" }, newTab, newTab],
    ["a place of the page", { href: "#to-sizes", target: "_blank" }, {}, {}],
    ["a mail address", { href: "mailto:ada@bramble.example", target: "_blank" }, {}, {}],
  ])("to %s is stored as it was asked for, and opens as links do", (_, written, stored, shown) => {
    const { href } = written;
    expect(storedAnchor(written, site)).toEqual({ href, ...stored });
    expect(shownAnchor(written, site)).toEqual({ href, ...shown });
  });

  test("that is not allowed leads to the 404 page, and an empty one nowhere", () => {
    expect(storedAnchor({ href: "javascript:alert(1)", target: "_blank" }, site)).toEqual({ href: blocked, ...newTab });
    expect([storedAnchor({ href: " " }, site), shownAnchor({}, site)]).toEqual([{}, {}]);
  });

  test("says that it opens in a new tab where it does, and nothing else is changed", () => {
    const open = '<a href="/about/" target="_blank" rel="noopener">';
    expect(withNewTabWords(`<p><a href="/a/">a</a> and ${open}b <em>c</em></a></p>`)).toBe(
      `<p><a href="/a/">a</a> and ${open}b <em>c</em><span class="visually-hidden"> (opens in a new tab)</span></a></p>`,
    );
  });
});

describe("P2.06 the address of a resource (platform-core §2)", () => {
  test.each([
    ["/files/1.webp", "https://api.example/files/1.webp"],
    ["files/1.webp", "https://api.example/files/1.webp"],
    ["/static/logo.svg", "/static/logo.svg"],
    ["/@fs/logo.svg", "/@fs/logo.svg"],
    ["/src/logo.svg", "/src/logo.svg"],
    ["/srcset.png", "https://api.example/srcset.png"],
    ["https://files.example/1.webp", "https://files.example/1.webp"],
    ["//files.example/1.webp", "//files.example/1.webp"],
    ["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
    ["", ""],
  ])("%j becomes %j", (address, url) => {
    expect(resourceUrl(address, "https://api.example")).toBe(url);
  });
});
