import type { ShopBanner } from "@selvedge/domain/shops/shop-banners";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Bars } from "./bars.tsx";

const banner = (colours: Pick<ShopBanner, "background" | "color">): string =>
  renderToStaticMarkup(<Bars banners={[{ ...notice, ...colours }]} announcement={none} />);

const none = { text: "", linkText: "", href: "" };

const notice: ShopBanner = {
  kind: "sitewide",
  text: "Open late",
  linkText: "",
  href: "",
  days: [],
  background: "",
  color: "",
};

describe("a bar above the header", () => {
  test.each([
    ["#101820", "#ffffff"],
    ["#ffd400", "#111111"],
  ])("on %s has words in %s where none are chosen", (background, color) => {
    expect(banner({ background, color: "" })).toContain(`background:${background};color:${color}`);
  });

  test("has the words' colour that is chosen", () => {
    expect(banner({ background: "#ffd400", color: "#330000" })).toContain("background:#ffd400;color:#330000");
  });

  test("has the theme's own colours where none is chosen", () => {
    expect(banner({ background: "", color: "" })).not.toContain("style");
  });
});

test("the shop's standing line follows the bar for a time, each named for screen readers", () => {
  const html = renderToStaticMarkup(<Bars banners={[notice]} announcement={{ ...none, text: "A metre of hedge" }} />);
  expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Notice"', 'aria-label="Announcement"']);
  expect(html.indexOf("Open late")).toBeLessThan(html.indexOf("A metre of hedge"));
});
