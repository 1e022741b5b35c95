import { ApiFailure } from "@selvedge/api-client/client";
import { errors } from "@selvedge/contracts/errors";
import { expect, test } from "vitest";
import { mayTypeAgain, refusalWords } from "./refusal-words.ts";

type Code = keyof typeof errors;
const refused = (code: Code, data?: unknown) =>
  new ApiFailure(errors[code].status, { code, message: errors[code].message, errors: {}, requestId: "r", data });

test.each([
  ["wrongPin", { triesLeft: 2 }, "Not that PIN", "2 tries left. Then a lead opens it.", true],
  ["wrongPin", { triesLeft: 1 }, "Not that PIN", "1 try left. Then a lead opens it.", true],
  ["tooManyTries", undefined, "One moment", "Too many attempts. Please wait a few minutes.", true],
  ["pinLocked", undefined, "PIN locked", "Three wrong PINs. A lead has to open it.", false],
  ["pinMissing", undefined, "No PIN yet", "There is no PIN for this badge yet. A lead sets one.", false],
  ["badgeUnknown", undefined, "Unknown badge", "Nobody has this badge. Ask a lead.", false],
  ["badgeWithdrawn", undefined, "Badge withdrawn", "This badge opens nothing any more. Ask a lead.", false],
  ["conflict", undefined, "Not opened", errors.conflict.message, false],
] as const)("%s with %j is shown as “%s”", (code, data, title, detail, again) => {
  expect(refusalWords(refused(code, data))).toEqual({ title, detail });
  expect(mayTypeAgain(refused(code, data))).toBe(again);
});

test("without an answer the badge is not blamed, and the same PIN may be typed again", () => {
  expect(refusalWords(new TypeError("Failed to fetch")).title).toBe("No connection");
  expect(mayTypeAgain(new TypeError("Failed to fetch"))).toBe(true);
});
