import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Logo } from "./logo.tsx";

const file = `http://files.localhost:4000/1/${"ef".repeat(32)}`;
const render = (logo: object) =>
  renderToStaticMarkup(
    <Logo
      shop={
        {
          name: "Other",
          settings: { logo: { svg: "", text: "", tagline: "", image: null, isAlone: false, ...logo } },
        } as ShopFrame
      }
    />,
  );

test.each([
  ["nothing", {}, '<a class="logo" href="/"><span'],
  ["a drawing", { svg: "<svg/>" }, '<img src="data:image/svg+xml,%3Csvg%2F%3E" alt="" height="32"/>'],
  [
    "S9.04 a stored picture, requested 600 wide",
    { svg: "<svg/>", image: { src: `${file}.webp`, width: 300, height: 150 } },
    `<picture><source type="image/avif" srcSet="${file}.avif?w=600"/><img src="${file}.webp?w=600" alt="" width="64" height="32"/></picture>`,
  ],
  [
    "a picture of unknown size",
    { image: { src: "/a.png", width: 0, height: 0 } },
    '<img src="/a.png" alt="" height="32"/>',
  ],
])("a logo may be %s (storefront §9)", (_, logo, markup) => {
  expect(render(logo)).toContain(markup);
});

test("a picture that holds the name stands alone, and the name is read aloud", () => {
  const image = { src: `${file}.webp`, width: 300, height: 150 };
  expect(render({ image, isAlone: true })).toContain('<span class="visually-hidden"><span class="logo-name">Other');
  expect(render({ image })).toContain('<span class="logo-words"><span class="logo-name">Other');
  // Without the picture there would be nothing.
  expect(render({ isAlone: true })).toContain('<span class="logo-words"><span class="logo-name">Other');
});
