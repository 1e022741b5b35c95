import { expect, test } from "vitest";
import { removalWords } from "./removal-words.ts";

const app = { since: "2026-11-20T10:00:00Z" };
const phone = "+44•••••••123";

test.each([
  ["an app beside a phone", "app", { app, phone, isForced: true }, /codes sent to \+44•••••••123/],
  ["a phone beside an app", "phone", { app, phone, isForced: true }, /codes of your app/],
  ["the only one where a shop needs it", "app", { app, phone: null, isForced: true }, /dashboard closes to you/],
  ["the only one where nobody needs it", "phone", { app: null, phone, isForced: false }, /password alone/],
] as const)("removing %s says what follows", (_, way, held, text) => {
  expect(removalWords(way, held).text).toMatch(text);
});
