import type { ShopBanner } from "@selvedge/domain/shops/shop-banners";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Banners } from "./banners.tsx";

const banner = (colours: Pick<ShopBanner, "background" | "color">): string =>
  renderToStaticMarkup(<Banners banners={[{ ...notice, ...colours }]} />);

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
