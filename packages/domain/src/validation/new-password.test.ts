import { expect, test } from "vitest";
import { newPasswordFault, wordsAbout } from "./rules/new-password.ts";

const about = wordsAbout("Elinor@Pugh.test", "Elinor Pugh");
const guessable = "This password is easy to guess. Use a longer one, or three words of your own";
const yours = "Use something other than your name, your email or our name";

test.each([
  ["", "This field is required"],
  [" heddle-shaft-9", "Password cannot start or end with spaces"],
  ["heddle-shaft-9 ", "Password cannot start or end with spaces"],
  ["hed9-sh", "Use at least 8 characters"],
  ["💐💐💐💐", "Use at least 8 characters"],
  ["password", guessable],
  ["Password1!", guessable],
  ["P4$$w0rd", guessable],
  ["123456789", guessable],
  ["87654321", guessable],
  ["qwertyuiop", guessable],
  ["1qaz2wsx", guessable],
  ["aaaaaaaa", guessable],
  ["abcabcabc", guessable],
  ["Liverpool2026", guessable],
  ["iloveyou99", guessable],
  ["selvedge1", yours],
  ["elinor@pugh.test", yours],
  ["elinorpugh1984", yours],
])("%j is refused", (text, message) => {
  expect(newPasswordFault(text, about)).toBe(message);
});

test("more than 128 characters are refused", () => {
  expect(newPasswordFault(`${"heddle shaft ".repeat(10)}x`)).not.toBeNull();
});

test.each([
  "heddle-shaft-9",
  "three words together",
  "Täglich8 grüßen",
  "selvedge-demo",
  "💐 bunch of five 💐",
  "h7#kQ!2v",
])("%j is taken", (text) => {
  expect(newPasswordFault(text, about)).toBeNull();
});

test("128 characters are taken", () => {
  expect(newPasswordFault(`${"heddle shaft weft 9 ".repeat(7).slice(0, 127)}x`)).toBeNull();
});
