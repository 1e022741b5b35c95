import { describe, expect, test } from "vitest";
import { resolveTheme } from "./resolve-theme.ts";
import type { Theme } from "./theme.ts";

const base: Theme = { extends: null, properties: { "text.color": "#333333" } };
const house: Theme = { properties: { "primary.color": "#2f4a5a", "text.font": "Spectral" } };
const themes = new Map<string, Theme>([
  ["base", base],
  ["house", house],
]);

describe("resolving a theme (storefront §3.5)", () => {
  test("takes its own value, else its parent's, else what follows from others", () => {
    const { tokens, warnings } = resolveTheme({ extends: "house", properties: { "text.font": "Inter" } }, themes);
    expect(warnings).toEqual([]);
    expect(tokens).toMatchObject({
      "text.font": "Inter",
      "primary.color": "#2f4a5a",
      "text.color": "#333333",
      "button.background.color": "#2f4a5a",
      "menu.text.font": "Inter",
    });
  });

  test("extends base when it names no parent", () => {
    expect(resolveTheme({ properties: {} }, themes).tokens["text.color"]).toBe("#333333");
  });

  test("follows a reference to another key", () => {
    const { tokens } = resolveTheme(
      { properties: { "footer.background.color": "{primary.color}", "primary.color": "#123456" } },
      themes,
    );
    expect(tokens["footer.background.color"]).toBe("#123456");
  });

  test("text follows its ground, so a new main colour stays legible", () => {
    const on = (colour: string) =>
      resolveTheme({ properties: { "primary.color": colour } }, themes).tokens["button.text.color"];
    expect([on("#ffe000"), on("#101040")]).toEqual(["#333333", "#ffffff"]);
  });

  test.each<[string, Theme, object]>([
    [
      "an unknown key, stored but unused",
      { properties: { "menu.colour": "#fff" } },
      { code: "unknown_key", key: "menu.colour" },
    ],
    [
      "a value of the wrong kind",
      { extends: "house", properties: { "text.font": 12 } },
      { code: "bad_value", key: "text.font" },
    ],
    ["a parent that is not there", { extends: "gone", properties: {} }, { code: "unknown_parent", name: "gone" }],
    [
      "two keys that refer to each other",
      { properties: { "gate.text.color": "{chat.text.color}", "chat.text.color": "{gate.text.color}" } },
      { code: "reference_cycle", key: "chat.text.color" },
    ],
  ])("reports %s and still gives every token", (_, theme, warning) => {
    const resolved = resolveTheme(theme, themes);
    expect(resolved.warnings).toContainEqual(warning);
    expect(Object.values(resolved.tokens)).not.toContain(undefined);
  });

  test("a wrong value falls back to the parent's", () => {
    expect(
      resolveTheme({ extends: "house", properties: { "text.font": "Comic Sans" } }, themes).tokens["text.font"],
    ).toBe("Spectral");
  });

  test("a cycle of parents ends where it closes", () => {
    const circle = new Map<string, Theme>([
      ["base", base],
      ["a", { extends: "b", properties: {} }],
      ["b", { extends: "a", properties: {} }],
    ]);
    expect(resolveTheme({ extends: "a", properties: {} }, circle).warnings).toEqual([
      { code: "extends_cycle", name: "a" },
    ]);
  });
});
