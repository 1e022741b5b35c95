import { ApiFailure } from "@selvedge/api-client/client";
import { expect, test } from "vitest";
import { sendScan } from "./send-scan.ts";

const failure = (status: number) =>
  new ApiFailure(status, { message: "No", errors: {}, code: "serverError", requestId: "" });

/** Sends over a line that fails so, and then answers. */
async function over(failures: number[], life = new AbortController()) {
  const counts = { sent: 0, broken: 0 };
  const send = async () => {
    const status = failures[counts.sent++];
    if (status !== undefined) throw failure(status);
    return "answer";
  };
  const options = { stopped: life.signal, onBroken: () => void counts.broken++, resendMs: 0 };
  return { answer: await sendScan(send, options), ...counts };
}

test.each([0, 401, 429, 502, 503, 504])(
  "after %i, which says nothing of the scan, it is sent again",
  async (status) => {
    expect(await over([status, status])).toEqual({ answer: "answer", sent: 3, broken: 2 });
  },
);

test.each([400, 403, 404, 422, 500])("%i is final", async (status) => {
  await expect(over([status])).rejects.toMatchObject({ status });
});

test("nothing is sent for a station that was left, and no answer given", async () => {
  const life = new AbortController();
  life.abort();
  expect(await over([], life)).toEqual({ answer: null, sent: 0, broken: 0 });
});

test("a station that is left while a scan waits or is under way sends it no more", async () => {
  for (const ending of ["resolve", "reject"] as const) {
    const life = new AbortController();
    const line = Promise.withResolvers<string>();
    let sent = 0;
    const send = () => {
      sent += 1;
      return line.promise;
    };
    const sending = sendScan(send, { stopped: life.signal, onBroken: () => {}, resendMs: 0 });
    life.abort();
    line[ending](failure(0) as never);
    expect([await sending, sent]).toEqual([null, 1]);
  }
});
