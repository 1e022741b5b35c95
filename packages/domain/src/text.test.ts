import { expect, test } from "vitest";
import { isEmail, urlNameOf } from "./text.ts";

test.each([
  ["High Water tee", "high-water-tee"],
  ["Puddle o’clock", "puddle-oclock"],
  ["Café  Déjà-vu!", "cafe-deja-vu"],
  ["日本", "product"],
])("%s lives at %s", (name, urlName) => {
  expect(urlNameOf(name)).toBe(urlName);
});

test.each(["a@b.co", "rowan.ashby+shop@postbox.example"])("%s has the shape of an e-mail address", (text) =>
  expect(isEmail(text)).toBe(true),
);
test.each(["", "a@b", "a b@c.de", "@b.co", "a@", "a@b..co", `${"a".repeat(250)}@b.co`])("%j has not", (text) =>
  expect(isEmail(text)).toBe(false),
);
