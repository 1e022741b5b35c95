import fc from "fast-check";
import { expect, test } from "vitest";
import { titleOfFile } from "./title-of-file.ts";

test.each([
  ["luna-moth", "Luna Moth"],
  ["luna_moth.PNG", "Luna Moth"],
  ["luna-moth (1)", "Luna Moth"],
  ["cmyk", "Cmyk"],
  ["IMG_2034", "IMG 2034"],
  ["élan-vital", "Élan Vital"],
  ["Harvest moon", "Harvest moon"],
  ["the iPhone - a love letter", "the iPhone - a love letter"],
  ["---", "---"],
])("%j is titled %j", (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

test("a title is never empty where the name is not, never longer, and titled again it stays", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const title = titleOfFile(name);
      expect(title.length).toBeLessThanOrEqual(name.length);
      expect(title.length > 0 || name.trim().length === 0).toBe(true);
      if (!/[-_.+]|\(\d+\)/.test(title)) expect(titleOfFile(title)).toBe(title);
    }),
  );
});
