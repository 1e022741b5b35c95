import { expect, test } from "vitest";
import { denialWords } from "./denial-reasons.ts";

test.each([
  ["trademark", "", "It shows a trademark or logo that is not yours."],
  ["low_resolution", "Send it at 4200 px.", "The picture is too coarse to print well. Send it at 4200 px."],
  ["other", " The words are upside down. ", "The words are upside down."],
] as const)("%s with %j shows the shop: %s", (code, words, message) => {
  expect(denialWords(code, words)).toBe(message);
});
