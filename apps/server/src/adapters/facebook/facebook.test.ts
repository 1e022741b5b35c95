// The request that Facebook gets, and what is made of its answers, held against a double of its server.
import { afterAll, beforeAll, expect, test } from "vitest";
import { facebookDouble, graphError, tookIt } from "../../testing/facebook-double.ts";
import type { FacebookEvent } from "./facebook.ts";
import { localFacebook } from "./local-facebook.ts";

let double: Awaited<ReturnType<typeof facebookDouble>>;
beforeAll(async () => {
  double = await facebookDouble();
});
afterAll(() => double.close());

const now = new Date("2026-11-28T12:00:00Z");
const event: FacebookEvent = {
  ...{ event_name: "Purchase", event_time: now.getTime() / 1000, event_id: "BR-7", action_source: "website" },
  event_source_url: "https://bramble.example/checkout/",
  user_data: { client_ip_address: "203.0.113.7", client_user_agent: "Firefox/132.0" },
  custom_data: { currency: "GBP", value: 27.99, order_id: "BR-7" },
};
const pixel = { pixel: "123456789012345", token: "EAABtoken-of-the-shop" };
const tell = () => double.facebook.tell(pixel, event);

test("S3.95 an event is posted to its pixel, with the token beside it", async () => {
  double.replies(tookIt);
  expect(await tell()).toEqual({ ok: true });
  expect(double.got).toEqual([
    {
      request: "POST /v23.0/123456789012345/events application/x-www-form-urlencoded",
      token: pixel.token,
      events: [event],
    },
  ]);
});

test.each([
  ["for programmers", { message: `Malformed access token ${pixel.token}`, code: 190 }, "Malformed access token …"],
  [
    "for people",
    { message: "Invalid parameter", code: 100, error_user_msg: "The timestamp for this event is too far in the past." },
    "The timestamp for this event is too far in the past.",
  ],
  ["nobody gave", { code: 200 }, "Facebook gave no reason."],
])("a refusal comes back in the words %s, without the token", async (_, error, words) => {
  double.replies(graphError(400, error));
  expect(await tell()).toEqual({ ok: false, words });
});

test.each([
  [graphError(400, { message: "Try again", code: 2, is_transient: true }), "Facebook asks to wait: 2."],
  [graphError(400, { message: "Application request limit reached", code: 4 }), "Facebook asks to wait: 4."],
  [{ status: 503, body: "<html>" }, "Facebook answered 503."],
  [{ status: 200, body: '{"events_received":0}' }, "Facebook answered 200 without taking the event."],
])("%j fails, so that the job retries", async (reply, sentence) => {
  double.replies(reply);
  await expect(tell()).rejects.toThrow(new Error(sentence));
});

test("the local one takes and refuses as Facebook does", async () => {
  const local = localFacebook(() => now);
  const old = { ...event, event_time: event.event_time - 8 * 86_400 };
  expect(await local.tell(pixel, event)).toEqual({ ok: true });
  expect(await local.tell({ ...pixel, token: "my-token-of-twenty-letters" }, event)).toMatchObject({ ok: false });
  expect(await local.tell(pixel, old)).toMatchObject({ ok: false, words: expect.stringContaining("past") });
});
