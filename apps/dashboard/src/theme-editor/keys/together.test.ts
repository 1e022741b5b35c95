import { expect, test } from "vitest";
import { tokensOf } from "../worn.ts";
import { withTogether } from "./together.ts";

const nordic = (properties: Record<string, unknown>) => tokensOf("nordic", { properties, kept: [], presetVersion: 1 });
const set = (properties: Record<string, unknown>, ...change: Parameters<typeof withTogether>[2]) =>
  withTogether(properties, nordic(properties), change);

test("the banner's letters go with the headings' while both are the same", () => {
  const both = set({}, "primary.font", "Lora");
  expect(both).toEqual({ "primary.font": "Lora", "banner.font": "Lora" });
  expect(set({ ...both }, "primary.font", undefined)).toEqual({});
});

test("letters that a shop chose for its banner alone stay", () => {
  const own = { "banner.font": "Pacifico" };
  expect(set(own, "primary.font", "Lora")).toEqual({ "primary.font": "Lora", "banner.font": "Pacifico" });
  expect(set({ ...own, "primary.font": "Lora" }, "primary.font", undefined)).toEqual(own);
});

test("the banner's letters are changed without the headings', and so is every other key", () => {
  expect(set({}, "banner.font", "Lora")).toEqual({ "banner.font": "Lora" });
  expect(set({}, "primary.color", "#111111")).toEqual({ "primary.color": "#111111" });
});
