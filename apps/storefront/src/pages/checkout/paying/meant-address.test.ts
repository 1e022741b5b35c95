import { expect, test } from "vitest";
import { meantAddress } from "./meant-address.ts";

test.each([
  ["rowan@gamil.com", "rowan@gmail.com"],
  ["rowan@gmial.com", "rowan@gmail.com"],
  ["rowan@gmail.co", "rowan@gmail.com"],
  ["rowan@gmal.com", "rowan@gmail.com"],
  ["rowan@gmaill.com", "rowan@gmail.com"],
  [" rowan@hotmial.com ", "rowan@hotmail.com"],
  ["rowan@outlok.com", "rowan@outlook.com"],
  ["rowan@YAHO.CO.UK", "rowan@yahoo.co.uk"],
  ["rowan@gmail.com", null],
  ["rowan@mail.com", null],
  ["rowan@ymail.com", null],
  ["rowan@postbox.example", null],
  ["rowan@gmx.ch", null],
  ["@gamil.com", null],
  ["rowan", null],
  ["", null],
])("%j may be meant as %j", (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});
