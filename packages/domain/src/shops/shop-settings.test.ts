import { expect, test } from "vitest";
import { readShopSettings } from "./shop-settings.ts";

test("nothing stored gives a shop that shows", () => {
  const settings = readShopSettings(undefined);
  expect(settings.menu).toEqual([]);
  expect(settings.announcement).toEqual({ text: "", linkText: "", href: "" });
  expect(settings.favouritesEnabled).toBe(true);
});

test.each([null, 3, "text", [], { menu: 7, company: "x", favouritesEnabled: "yes", promises: [1, "Free returns"] }])(
  "%j is read without fault",
  (stored) => {
    const settings = readShopSettings(stored);
    expect(settings.company.lines).toEqual([]);
    expect(settings.favouritesEnabled).toBe(true);
  },
);

test("both written forms of a menu give the same menu (storefront §2.4)", () => {
  const one = {
    menu: [
      {
        title: "Clothing",
        url: "/clothing/",
        segments: [{ title: "Wear", mode: "links", items: [{ title: "Tees", url: "/tees/" }] }],
      },
    ],
  };
  const other = {
    menu: [
      {
        text: "Clothing",
        href: "/clothing/",
        submenu: [{ title: "Wear", mode: "links", items: [{ text: "Tees", href: "/tees/" }] }],
      },
    ],
  };
  expect(readShopSettings(other).menu).toEqual(readShopSettings(one).menu);
  expect(readShopSettings(one).menu[0]?.segments[0]?.items).toEqual([{ title: "Tees", url: "/tees/" }]);
});

test("a segment's picture is complete or absent", () => {
  const { menu } = readShopSettings({
    menu: [{ title: "A", segments: [{ mode: "image", image: { src: "/a.webp", ratio: "odd" } }, { mode: "links" }] }],
  });
  expect(menu[0]?.segments[0]?.image).toMatchObject({ src: "/a.webp", ratio: "tall", textColor: "#ffffff" });
  expect(menu[0]?.segments[1]?.image).toBeNull();
});
