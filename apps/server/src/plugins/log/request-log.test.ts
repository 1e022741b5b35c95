import { expect, test } from "vitest";
import { errorForLog, maskedAddress } from "./request-log.ts";

test.each([
  ["/receipt/qmz0bFz1Jw3K5n2vXbQ9aA/", "/receipt/…/"],
  ["/omnis/v3/orders/receipt/qmz0bFz1Jw3K5n2vXbQ9aA/live/", "/omnis/v3/orders/receipt/…/live/"],
  ["/_page/receipt/qmz0bFz1Jw3K5n2vXbQ9aA/?x=1", "/_page/receipt/…/"],
  ["/checkout/return/0a1b/", "/checkout/return/…/"],
  ["/newsletter/confirm/qmz0bFz1Jw3K5n2v/", "/newsletter/confirm/…/"],
  ["/_page/newsletter/leave/qmz0bFz1Jw3K5n2v/", "/_page/newsletter/leave/…/"],
  ["/let-in/qmz0bFz1Jw3K5n2v/", "/let-in/…/"],
  ["/join/qmz0bFz1Jw3K5n2v/", "/join/…/"],
  ["/reset-password/qmz0bFz1Jw3K5n2v/", "/reset-password/…/"],
  ["/sign-up/verify/qmz0bFz1Jw3K5n2v/", "/sign-up/verify/…/"],
  ["/change-email/qmz0bFz1Jw3K5n2v/", "/change-email/…/"],
  ["/not-me/qmz0bFz1Jw3K5n2v/", "/not-me/…/"],
  ["/omnis/v3/invitations/qmz0bFz1Jw3K5n2v/join/", "/omnis/v3/invitations/…/join/"],
  ["/newsletter/sent/", "/newsletter/sent/"],
  ["/search/?q=rowan@postbox.example", "/search/"],
  ["/product/high-water/navy/", "/product/high-water/navy/"],
])("%s is logged as %s", (url, logged) => {
  expect(maskedAddress(url)).toBe(logged);
});

test("an error is logged without the values of the row that failed", () => {
  const failure = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (division_id, email_normalised)=(101, rowan@postbox.example) already exists.",
    where: "COPY customers, line 1: rowan@postbox.example",
    table: "customers",
  });
  const logged = errorForLog(new Error("an order could not be written", { cause: failure }));
  expect(JSON.stringify(logged)).not.toContain("rowan");
  expect(logged.cause).toMatchObject({ code: "23505", table: "customers" });
});

test.each([null, undefined, "text", 7])("%s thrown is logged too", (thrown) => {
  expect(errorForLog(thrown).message).toBe(String(thrown));
});
