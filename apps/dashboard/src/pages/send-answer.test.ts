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

const refused = (begins: string) => ({ kind: "refused", message: expect.stringContaining(begins) });

test.each([
  ["S8.09 of the server", failure(500), { kind: "unreachable", message: "Our server has a problem" }],
  ["S8.10 of a page that is gone", failure(404), refused("Somebody has deleted this page")],
  ["S8.11 without the right", failure(403), refused("You may not edit this page any more.")],
  ["S8.12 beyond the plan", failure(402), refused("Something on this page is not in your plan.")],
  [
    "S8.13 of a field",
    failure(422, { errors: { url: ["Another page has this address."] } }),
    refused("Another page has this address. Put it right or undo your last change"),
  ],
  [
    "S8.13 of a field whose words are no sentence",
    failure(422, { errors: { url: ["This field is required"] } }),
    refused("This field is required. Put it right"),
  ],
  ["S8.13 of no field", failure(422), refused("Something on the page cannot be saved as it is.")],
  ["of anything else", failure(400), { kind: "refused", message: "The server's own words" }],
  ["that had no answer", failure(0), { kind: "unreachable" }],
  ["that was no answer of the server", new Error("odd"), { kind: "unreachable" }],
  ["of somebody else's save", failure(412, { data: { rev: "2" } }), { kind: "stale", page: { rev: "2" } }],
])("a failed save %s is met as it is", (_, error, answer) => {
  expect(sendAnswerOf(error)).toEqual(answer);
});
