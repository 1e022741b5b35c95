import { expect, test } from "vitest";
import { badgeCodeOf, badgeSessionMs, pinFault, pinState, pinWaitSeconds, staffNumberOf } from "./badges.ts";

test.each([
  ["04A17C52B5", "04A17C52B5"],
  [" 04a17c52b5 ", "04A17C52B5"],
  ["04:A1:7C:52:B5", "04A17C52B5"],
  ["0012345678", "0012345678"],
  ["5012345678901", "5012345678901"],
  ["5012345678900", null],
  ["96385074", null],
  ["04A17C5", null],
  ["04A17C52B504A17C52B50", null],
  ["L2041881141", null],
  ["PASS", null],
  ["B14", null],
  ["A-01-01-1", null],
  ["DE-418974", null],
  ["gtx-2", null],
  ["", null],
])("%j is the badge %j", (text, code) => {
  expect(badgeCodeOf(text)).toBe(code);
});

test.each([
  ["5", 5],
  [" 104 ", 104],
  ["0004561234", null],
  ["5a", null],
  ["", null],
])("%j is the staff number %j", (text, number) => {
  expect(staffNumberOf(text)).toBe(number);
});

test.each([
  ["482913", null],
  ["135790", null],
  ["48291", "A PIN has 6 digits."],
  ["48291a", "A PIN has 6 digits."],
  ["123456", "Digits in a row are guessed first. Choose others."],
  ["987654", "Digits in a row are guessed first. Choose others."],
  ["777777", "Digits in a row are guessed first. Choose others."],
  ["123123", "Digits that repeat are guessed first. Choose others."],
  ["121212", "Digits that repeat are guessed first. Choose others."],
])("as a PIN %s is answered with %j", (pin, fault) => {
  expect(pinFault(pin)).toBe(fault);
});

test.each([
  [null, "missing", 30],
  [0, "set", 0],
  [1, "set", 0],
  [2, "set", 5],
  [3, "locked", 30],
] as const)("after %j wrong tries a PIN is %s", (wrongTries, state, seconds) => {
  expect(pinState(wrongTries)).toBe(state);
  if (wrongTries !== null) expect(pinWaitSeconds(wrongTries)).toBe(seconds);
});

test("a session outlives the screen's own lock by a minute", () => {
  expect(badgeSessionMs(5)).toBe(360_000);
});
