import { describe, expect, test } from "vitest";
import type { Json } from "../json.ts";
import { cutText } from "./cut-text.ts";
import type { Field } from "./field.ts";
import { imageAt } from "./image.ts";
import { readProps } from "./read-props.ts";

const label = "";

const columns: Field = {
  kind: "responsive",
  label,
  of: { kind: "number", default: 1, min: 1, max: 6 },
  default: { xs: 2, md: 3 },
};
const widths = (...[xs, sm, md, lg, xl, wide]: number[]) => ({ xs, sm, md, lg, xl, "2xl": wide });
const responsive: [string, Field, Json | undefined, unknown][] = [
  ["no widths", columns, undefined, widths(2, 2, 3, 3, 3, 3)],
  ["one value for every width", columns, 4, widths(4, 4, 4, 4, 4, 4)],
  ["a value at one width, and from there on", columns, { lg: 5 }, widths(2, 2, 3, 5, 5, 5)],
  ["values beyond what is allowed", columns, { xs: 0, sm: "many", "2xl": 9 }, widths(1, 1, 3, 3, 3, 6)],
  ["widths that do not exist", columns, { huge: 4 }, widths(2, 2, 3, 3, 3, 3)],
];

describe("reading properties", () => {
  test.each<[string, Field, Json | undefined, unknown]>([
    ["text", { kind: "text", label }, "Hello", "Hello"],
    ["a number as text", { kind: "text", label }, 24, "24"],
    ["text that is none", { kind: "text", label, default: "Hi" }, { no: 1 }, ""],
    ["absent text", { kind: "text", label, default: "Hi" }, undefined, "Hi"],
    ["a link", { kind: "link", label }, " /about/ ", "/about/"],
    ["an action link", { kind: "link", label }, "@return-an-item", "@return-an-item"],
    ["no link", { kind: "link", label }, " ", ""],
    ["a script for a link", { kind: "link", label }, "javascript:alert(1)", "/404/"],
    ["a script behind spaces", { kind: "link", label }, " JavaScript:alert(1)", "/404/"],
    ["a page as data", { kind: "link", label }, "data:text/html,<script>", "/404/"],
    ["a number", { kind: "number", label, default: 4, min: 1, max: 48 }, 8, 8],
    ["a number written out", { kind: "number", label, default: 4 }, "8", 8],
    ["a number too large", { kind: "number", label, default: 4, min: 1, max: 48 }, 900, 48],
    ["not a number", { kind: "number", label, default: 4 }, "many", 4],
    ["a number that is not set", { kind: "number", label, default: null, min: 0 }, undefined, null],
    ["a number that older pages left unset", { kind: "number", label, default: null, unset: -1, min: 0 }, -1, null],
    ["a number below its least", { kind: "number", label, default: null, unset: -1, min: 0 }, -2, 0],
    ["an icon", { kind: "icon", label, default: "none", options: ["none", "van"] }, "van", "van"],
    ["an icon that is none", { kind: "icon", label, default: "none", options: ["none", "van"] }, "cloud", "none"],
    ["several choices", { kind: "choices", label, options: ["a", "b", "c"] }, ["c", "a", "z", 4], ["a", "c"]],
    ["no choices", { kind: "choices", label, options: ["a"] }, "a", []],
    ["a reference", { kind: "reference", to: "product", label }, " sea-tee ", "sea-tee"],
    ["a reference that is none", { kind: "reference", to: "product", label }, { id: 4 }, ""],
    ["an instant", { kind: "instant", label }, "2026-11-27T09:00:00Z", "2026-11-27T09:00:00Z"],
    ["an instant that is none", { kind: "instant", label }, "tomorrow", ""],
    ["a time of day", { kind: "clock", label }, "09:30", "09:30"],
    ["a time of day that is none", { kind: "clock", label }, "9.30", ""],
    ...responsive,
    ["a flag that is none", { kind: "flag", label, default: true }, "no", true],
    ["an unknown choice", { kind: "choice", label, default: "left", options: ["left", "right"] }, "up", "left"],
    ["a colour", { kind: "colour", label }, "#86b302", "#86b302"],
    ["a colour with alpha", { kind: "colour", label }, "#86b30280", "#86b30280"],
    ["no colour", { kind: "colour", label }, "red;}body{", ""],
    ["a colour of five digits", { kind: "colour", label }, "#86b30", ""],
    ["a picture by address", { kind: "image", label }, "/static/a.png", { original: "/static/a.png", altText: "" }],
    [
      "a picture without words",
      { kind: "image", label },
      { original: "/a.png", altText: null },
      { original: "/a.png", altText: "" },
    ],
    ["no picture", { kind: "image", label }, {}, null],
    ["a script for a picture", { kind: "image", label }, "javascript:alert(1)", null],
    [
      "an SVG as a data URL",
      { kind: "image", label },
      "data:image/svg+xml,x",
      { original: "data:image/svg+xml,x", altText: "" },
    ],
    [
      "a focal point outside",
      { kind: "image", label },
      { original: "/a.png", position: { x: -1, y: 2 } },
      { original: "/a.png", altText: "", position: { x: 0, y: 1 } },
    ],
    [
      "another cut of it for narrow windows",
      { kind: "image", label },
      { original: "/a.png", altText: "A tee", narrow: { original: " /b.png ", width: 7, height: 9 } },
      { original: "/a.png", altText: "A tee", narrow: { original: "/b.png", width: 7, height: 9 } },
    ],
    ...["javascript:alert(1)", 5, undefined].map((original): [string, Field, Json, unknown] => [
      `no other cut at ${original}`,
      { kind: "image", label },
      { original: "/a.png", altText: "", narrow: { original } } as Json,
      { original: "/a.png", altText: "" },
    ]),
    [
      "a list",
      { kind: "list", label, max: 2, of: { text: { kind: "text", label } } },
      [{ text: "a", key: "k" }, 5, { x: 1 }, { text: "c" }],
      [
        { text: "a", key: "k" },
        { text: "", key: "1" },
      ],
    ],
    ["a group", { kind: "group", label, fields: { on: { kind: "flag", label, default: false } } }, null, { on: false }],
  ])("%s", (_, field, value, expected) => {
    expect(readProps({ field }, { field: value })).toEqual({ field: expected });
  });
});

describe("properties on a site (platform-core §2, §5)", () => {
  const warnings: string[] = [];
  const site = {
    mainOrigin: "https://selvedge.test",
    apiOrigin: "https://api.selvedge.test",
    warn: (message: string) => void warnings.push(message),
  };
  const fields = {
    buttons: { kind: "list", label, max: 4, of: { href: { kind: "link", label } } },
    image: { kind: "image", label },
    logo: { kind: "image", label },
  } as const;

  test("lead from a blocked link to the main site's 404 page, with one warning; pictures come from the API", () => {
    const read = readProps(
      fields,
      {
        buttons: [{ href: "javascript:alert(1)" }, { href: "/about/" }, {}],
        image: "/files/a.webp",
        logo: "/static/b.svg",
      },
      site,
    );
    expect(read.buttons.map(({ href }) => href)).toEqual(["https://selvedge.test/404/", "/about/", ""]);
    expect([read.image?.original, read.logo?.original]).toEqual([
      "https://api.selvedge.test/files/a.webp",
      "/static/b.svg",
    ]);
    expect(warnings.splice(0)).toEqual(["Blocked link: javascript:alert(1)"]);
  });

  test.each<[string, Json, string[]]>([
    ["with both", { original: "/a.png", altText: "A tee" }, []],
    ["that only decorates", { original: "/a.png", altText: "" }, []],
    ["without words", { original: "/a.png" }, ["Picture without alt: /a.png"]],
    ["without an address", { altText: "A tee" }, ["Picture without src: A tee"]],
    ["that is none", {}, []],
    ["by its address alone", "/a.png", []],
  ])("warn of a picture %s: S5.01 (storefront §5)", (_, logo, expected) => {
    readProps(fields, { logo }, site);
    expect(warnings.splice(0)).toEqual(expected);
  });
});

describe("cutting text (storefront §5)", () => {
  test.each([
    ["x".repeat(50), "x".repeat(50)],
    ["x".repeat(51), `${"x".repeat(50)}…`],
    [`${"x".repeat(49)} y`, `${"x".repeat(49)}…`],
    ["🧵".repeat(51), `${"🧵".repeat(50)}…`],
  ])("%s", (text, expected) => {
    expect(cutText(text, 50)).toBe(expected);
  });
});

describe("a picture at a width (storefront §3.11)", () => {
  const image = { original: "/o.png", altText: "", sizes: { 480: "/480.png", 960: "/960.png" } };
  test.each([
    [480, "/480.png"],
    [600, "/480.png"],
    [720, "/960.png"],
    [800, "/960.png"],
    [5000, "/960.png"],
  ])("%i px", (width, url) => {
    expect(imageAt(image, width)).toBe(url);
  });

  test("is the original when there are no others", () => {
    expect(imageAt({ original: "/o.png", altText: "" }, 480)).toBe("/o.png");
  });
});
