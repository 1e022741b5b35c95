import { expect, test } from "vitest";
import { mockupSvg, placeInView, printAreaTransform } from "./mockup-svg.ts";
import { viewOf } from "./views.ts";

const tee = viewOf("tee-unisex", "front")!;
const layers = {
  silhouette: '<svg viewBox="0 0 1200 1200"><path d="M0 0H9V9Z"/></svg>\n',
  shadowHref: "/garments/tee-unisex-front/shadow.webp?v=1&w=2",
  highlightHref: "data:image/png;base64,AAAA",
};

test("layers lie in order: silhouette, design, shadow, highlight", () => {
  const svg = mockupSvg(tee, "#17181b", "<rect/>", layers);
  const order = ['<path d="M0 0H9V9Z"/>', "<rect/>", "shadow.webp", "base64,AAAA"].map((part) => svg.indexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(svg).toContain("v=1&amp;w=2");
});

test("shading follows the colour's tone", () => {
  expect(mockupSvg(tee, "#17181b", "", layers)).toContain('opacity="1"');
  expect(mockupSvg(tee, "#f6f5f1", "", layers)).toContain('opacity="0.25"');
});

test("nothing is rendered behind the product without a background", () => {
  expect(mockupSvg(tee, "#17181b", "", layers)).not.toContain("<rect");
  expect(mockupSvg(tee, "#17181b", "", { ...layers, background: "#f1eee7" })).toContain('fill="#f1eee7"');
});

test.each([
  ["a colour", () => mockupSvg(tee, 'red"/><script>', "", layers)],
  ["a short colour", () => mockupSvg(tee, "#fff", "", layers)],
  ["a background", () => mockupSvg(tee, "#ffffff", "", { ...layers, background: "url(#x)" })],
  ["an address", () => mockupSvg(tee, "#ffffff", "", { ...layers, shadowHref: 'x" onload="alert(1)' })],
  ["a clip name", () => mockupSvg(tee, "#ffffff", "", { ...layers, clipId: 'a"b' })],
])("%s cannot break out of its attribute", (_, draw) => expect(draw).toThrow());

test("a millimetre of the print area becomes 1.3 pixels of the tee's picture", () => {
  expect(printAreaTransform(tee)).toBe("translate(369.3 333.4) scale(1.3 1.3)");
  expect(placeInView("<g/>", tee)).toBe('<g transform="translate(369.3 333.4) scale(1.3 1.3)"><g/></g>');
});

test("a mug's print is laid flat round its centre at true scale", () => {
  expect(printAreaTransform(viewOf("mug", "front")!)).toBe("translate(180 326.4) scale(7.3)");
});
