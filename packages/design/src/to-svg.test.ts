import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assetTable } from "./asset.ts";
import { allowedHref } from "./asset-href.ts";
import { frontScene, imageAsset, imageElement } from "./scene.examples.ts";
import { svgNumber } from "./svg-text.ts";
import { RenderError, toSvg } from "./to-svg.ts";

const areaMm = { widthMm: 355, heightMm: 406 };
const draw = (element = imageElement(), href = "data:image/png;base64,AAAA", mode: "print" | "browser" = "print") =>
  toSvg(frontScene(element), "front", assetTable([imageAsset({ href })]), { areaMm, mode });

describe("the drawing of a side", () => {
  test("is in millimetres of the print area", () => {
    expect(draw()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="355mm" height="406mm" viewBox="0 0 355 406">' +
        '<image x="50" y="60" width="200" height="100" preserveAspectRatio="none" href="data:image/png;base64,AAAA"/></svg>',
    );
  });

  test("turns and mirrors about the middle of the box", () => {
    expect(draw(imageElement({ rotation: 30, flip: "horizontal", opacity: 0.5 }))).toContain(
      '<g transform="rotate(30 150 110) translate(300 0) scale(-1 1)" opacity="0.5">',
    );
  });

  test("a side without elements is an empty sheet", () => {
    expect(toSvg(frontScene(), "back", {}, { areaMm, mode: "print" })).toMatch(/viewBox="0 0 355 406"><\/svg>$/);
  });

  test("a missing picture is an error by name, never a gap", () => {
    expect(() => toSvg(frontScene(imageElement()), "front", {}, { areaMm, mode: "print" })).toThrow(RenderError);
    const pending = assetTable([imageAsset({ href: undefined })]);
    expect(() => toSvg(frontScene(imageElement()), "front", pending, { areaMm, mode: "print" })).toThrow(
      /missing_asset/,
    );
  });
});

const refusedEverywhere = [
  "file:///etc/passwd",
  "../secret.png",
  "secret.png",
  "//evil.example/x.png",
  "/\\evil.example/x.png",
  "http://evil.example/x.png",
  "https://evil.example/x.png",
  "https://files.example.evil.example/x.png",
  "javascript:alert(1)",
  "data:image/svg+xml;base64,AAAA",
  "data:text/html;base64,AAAA",
  "data:image/png,AAAA",
  'data:image/png;base64,AAAA"/><script>alert(1)</script>',
  "data:image/png;base64,",
  '/x.png" onload="alert(1)',
  "/x y.png",
  "",
];

describe("where pictures may come from", () => {
  test.each(refusedEverywhere)("%j is refused for print and for the browser", (href) => {
    expect(allowedHref(href, "print")).toBeNull();
    expect(allowedHref(href, "browser", ["https://files.example"])).toBeNull();
    expect(() => draw(imageElement(), href)).toThrow(RenderError);
  });

  test("the printer takes data addresses only", () => {
    expect(allowedHref("/files/a.png", "print")).toBeNull();
    expect(allowedHref("https://files.example/a.png", "print", ["https://files.example"])).toBeNull();
    expect(allowedHref("data:image/jpeg;base64,AA==", "print")).toBe("data:image/jpeg;base64,AA==");
  });

  test("the browser also takes this site's paths and the origins it was given", () => {
    expect(allowedHref("/files/a.png?w=640&v=2", "browser")).toBe("/files/a.png?w=640&v=2");
    expect(allowedHref("https://files.example/a.png", "browser", ["https://files.example"])).toBe(
      "https://files.example/a.png",
    );
    expect(draw(imageElement(), "/files/a.png?w=640&v=2", "browser")).toContain('href="/files/a.png?w=640&amp;v=2"');
  });

  test("a picture of forty million characters is still only read once", () => {
    const href = `data:image/png;base64,${"A".repeat(40_000_000)}`;
    expect(allowedHref(href, "print")).toBe(href);
    expect(allowedHref(`${href}<`, "print")).toBeNull();
  });
});

test("no id, address or number can add markup of its own", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('"', "'", "<", ">", "&", '"/><script>', "]]>", "\u0000"),
    fc.constantFrom(...refusedEverywhere),
  );
  const number = fc.oneof(fc.double(), fc.constantFrom('1"/><script>' as unknown as number, Number.NaN));
  fc.assert(
    fc.property(text, text, number, (id, href, x) => {
      let svg: string;
      try {
        svg = draw(imageElement({ id, x }), href, "browser");
      } catch {
        return;
      }
      expect(svg.match(/<[^/]/g)).toHaveLength(2);
      expect(svg).toMatch(/^<svg [^<>]*><image [^<>]*\/><\/svg>$/);
      expect(svg.match(/"/g)).toHaveLength(8 + 12);
    }),
  );
});

test.each([
  [1 / 3, "0.3333"],
  [-0.00001, "0"],
  [1e-7, "0"],
  [1e6, "1000000"],
])("%d is written %s", (value, text) => expect(svgNumber(value)).toBe(text));

test("a number that is none is refused", () => {
  expect(() => svgNumber(Number.NaN)).toThrow();
  expect(() => svgNumber("1" as unknown as number)).toThrow();
});
