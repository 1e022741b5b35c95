import { ApiFailure } from "@selvedge/api-client/client";
import { expect, test } from "vitest";
import { sendAnswerOf } from "./send-answer.ts";

const failure = (status: number, more: object = {}) =>
  new ApiFailure(status, {
    message: "The server's own words",
    errors: {},
    code: "apiError",
    requestId: "",
    ...more,
  } as never);

test.each([
  ["S8.09 of the server", failure(500), { kind: "unreachable", message: "Server error encountered fetching page" }],
  ["S8.10 of a page that is gone", failure(404), { kind: "refused", message: "Page not found" }],
  [
    "S8.11 without the right",
    failure(403),
    { kind: "refused", message: "Insufficient permissions to access this page" },
  ],
  ["S8.12 beyond the plan", failure(402), { kind: "refused", message: "Pro required to save this page" }],
  [
    "S8.13 of a field",
    failure(422, { errors: { url: ["Another page has this address."] } }),
    { kind: "refused", message: "Page failed validation: Another page has this address." },
  ],
  ["of anything else", failure(400), { kind: "refused", message: "The server's own words" }],
  ["that had no answer", failure(0), { kind: "unreachable" }],
  ["that was no answer of the server", new Error("odd"), { kind: "unreachable" }],
  ["of somebody else's save", failure(412, { data: { rev: "2" } }), { kind: "stale", page: { rev: "2" } }],
])("a failed save %s is met as it is", (_, error, answer) => {
  expect(sendAnswerOf(error)).toEqual(answer);
});
