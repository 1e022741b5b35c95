import { expect, test } from "vitest";
import { isDisposableEmail } from "./disposable-email.ts";

test.each([
  ["joe@mailinator.com", true],
  ["joe@Team.YOPMAIL.com", true],
  ["joe@notmailinator.com", false],
  ["joe@mailinator.com.example.org", false],
  ["joe@example.org", false],
  ["", false],
])("%s is thrown away after use: %s", (email, isDisposable) => {
  expect(isDisposableEmail(email)).toBe(isDisposable);
});
