import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import type { Fields } from "@selvedge/pages/props/field";
import { offeredThemes } from "@selvedge/themes/shipped/shipped";
import { expect, test } from "vitest";
import { readThemeColours } from "./theme-colours.ts";

/** The tokens that words of blocks stand on where no colour is set beside them. */
function groundsIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) =>
    field.kind === "group"
      ? groundsIn(field.fields)
      : field.kind === "colour" && field.ground
        ? [field.ground.theme]
        : [],
  );
}

test("every theme says what the words of each block stand on, though the colour is offered under another name", () => {
  const asked = [...BLOCK_TYPES.values()].flatMap(({ fields }) => groundsIn(fields));
  expect(asked).toContain("banner.background.color");
  for (const { name } of offeredThemes()) {
    const { grounds } = readThemeColours({ extends: name, properties: {} });
    expect(asked.filter((token) => !/^#[0-9a-f]{6}$/i.test(grounds[token] ?? ""))).toEqual([]);
  }
});

test("words on a banner are held against its own ground, and outlined ones against their outline", () => {
  const behind = (name: string) =>
    readThemeColours({ extends: name, properties: {} }).grounds["banner.background.color"];
  expect(behind("apothecary")).toBe("#2f4a36");
  expect(behind("popart")).toBe("#111111");
});
