import { describe, expect, test } from "vitest";
import { pageTheme, shopLook } from "./shop-look.ts";

const shop = { extends: "nordic", properties: { "primary.color": "#5b2a6e" } };

describe("how a shop looks", () => {
  test("S3.63 a shop without a theme has the specified defaults", () => {
    expect(shopLook(undefined).tokens).toMatchObject({
      "primary.color": "#86b302",
      "primary.font": "Lato",
      "text.color": "#222222",
      "page.background.color": "#ffffff",
      "button.border.radius": 4,
    });
  });

  test("S3.76 a shop that wears a retired theme keeps it", () => {
    const { tokens, css } = shopLook({ extends: "tokyo", properties: {} });
    expect(tokens["image.treatment"]).toBe("disc");
    expect(css).toContain("/fonts/noto-sans-jp-latin-wght-normal.woff2");
  });

  test("loads the faces of its own theme and no others", () => {
    const { css, fonts } = shopLook({ extends: "lux", properties: {} });
    const families = [...css.matchAll(/font-family:"([^"]+)";font-style/g)].map((found) => found[1]);
    expect([...new Set(families)].sort()).toEqual(["Bodoni Moda", "Montserrat"]);
    expect(fonts.length).toBe(2);
  });
});

describe("a page's own theme", () => {
  test("lies over the shop's", () => {
    const { tokens } = shopLook(pageTheme(shop, { "text.color": "#101010" }));
    expect(tokens).toMatchObject({ "primary.color": "#5b2a6e", "text.color": "#101010", "image.treatment": "tint" });
  });

  test("may be another shipped theme, without what the shop changes of its own", () => {
    const { tokens, looks } = shopLook(pageTheme(shop, { extends: "lux", "text.size": 16 }));
    expect(tokens).toMatchObject({ "primary.color": "#cba763", "text.size": 16 });
    expect(looks).toContain("image-velvet");
  });

  test("leaves the shop's where it names no theme that there is", () => {
    expect(pageTheme(shop, { extends: "gone" }).extends).toBe("nordic");
  });
});
