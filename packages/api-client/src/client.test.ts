import { describe, expect, test, vi } from "vitest";
import { ApiFailure, createClient } from "./client.ts";

const answers = (...responses: { status?: number; body: unknown }[]) => {
  const send = vi.fn<typeof fetch>();
  for (const { status = 200, body } of responses) send.mockResolvedValueOnce(Response.json(body, { status }));
  return send;
};
const failure = {
  message: "Please check the fields below.",
  errors: { key: ["Missing key"] },
  code: "validation",
  requestId: "r",
};

test("a change sends credentials, JSON and the XSRF token under the base path (platform-core §7)", async () => {
  const send = answers({ body: { items: [] } });
  const api = createClient({ fetch: send, cookies: () => "a=b; XSRF-TOKEN=t%2Bk" });
  await api("POST /basket/remove/", { body: { key: "k", name: "main" } });
  const [url, options] = send.mock.calls[0]!;
  expect(url).toBe("/omnis/v3/basket/remove/");
  expect(options).toMatchObject({
    method: "POST",
    credentials: "include",
    body: '{"key":"k","name":"main"}',
    headers: { "X-XSRF-TOKEN": "t+k", "Content-Type": "application/json" },
  });
  expect(options?.signal).toBeNull();
});

test("the back-office also sends X-CSRF-TOKEN, and no other client does", async () => {
  for (const sendsCsrfHeader of [true, false]) {
    const send = answers({ body: { items: [] } });
    await createClient({ fetch: send, cookies: () => "XSRF-TOKEN=t", sendsCsrfHeader })("POST /basket/remove/", {
      body: { key: "k", name: "main" },
    });
    const headers = send.mock.calls[0]![1]!.headers as Record<string, string>;
    expect(headers["X-CSRF-TOKEN"]).toBe(sendsCsrfHeader ? "t" : undefined);
  }
});

test("without a token it is requested first", async () => {
  const send = answers({ body: {} }, { body: { items: [] } });
  await createClient({ fetch: send, cookies: () => "" })("POST /basket/remove/", { body: { key: "k", name: "main" } });
  expect(send.mock.calls.map(([url]) => url)).toEqual(["/omnis/v3/dashboard/secure/get/", "/omnis/v3/basket/remove/"]);
});

test("a token that has grown old is renewed and the call sent once more", async () => {
  const send = answers({ status: 419, body: failure }, { body: {} }, { body: { items: [1] } });
  const reply = await createClient({ fetch: send, cookies: () => "XSRF-TOKEN=old" })("POST /basket/remove/", {
    body: { key: "k", name: "main" },
  });
  expect(reply).toEqual({ items: [1] });
});

test("path and query are filled in and escaped", async () => {
  const send = answers({ body: { data: [] } });
  await createClient({ fetch: send, cookies: () => "" })("GET /division/{division}/products/", {
    params: { division: "1/2" },
    query: { limit: 4, sort: "new-in" },
  });
  expect(send.mock.calls[0]![0]).toBe("/omnis/v3/division/1%2F2/products/?limit=4&sort=new-in");
});

test("a refusal is thrown with the text to show", async () => {
  const send = answers({ status: 422, body: failure });
  const call = createClient({ fetch: send, cookies: () => "XSRF-TOKEN=t" })("POST /basket/remove/", {
    body: { key: "", name: "main" },
  });
  await expect(call).rejects.toThrow(ApiFailure);
  await expect(call).rejects.toMatchObject({ message: "Missing key", status: 422 });
});

test("a server that cannot be reached is reported with status 0", async () => {
  const api = createClient({ fetch: () => Promise.reject(new TypeError("failed")), cookies: () => "" });
  await expect(api("GET /basket/main/list/", {})).rejects.toMatchObject({
    status: 0,
    kind: "network",
    message: expect.stringContaining("could not reach the server"),
  });
});

describe("what a person reads of a refusal (platform-core §8)", () => {
  const errors = { name: ["This field is required"], price: ["Min 1"] };
  test.each([
    ["P8.10 the first validation message", 422, { ...failure, errors }, "This field is required"],
    ["P8.10 the message where no field is named", 422, { ...failure, errors: {} }, "Please check the fields below."],
    [
      "P8.11 always the same words",
      500,
      { ...failure, message: "select failed" },
      "Oops.. looks like something went wrong",
    ],
    ["P8.12 the server's message", 409, { ...failure, errors, message: "Changed meanwhile" }, "Changed meanwhile"],
    ["P8.12 those words without one", 503, null, "Oops.. looks like something went wrong"],
    ["P8.16 a missing permission", 403, { ...failure, errors: {}, message: "Permission denied" }, "Permission denied"],
  ])("%s", async (_, status, body, text) => {
    const api = createClient({ fetch: answers({ status, body }), cookies: () => "" });
    await expect(api("GET /basket/main/list/", {})).rejects.toMatchObject({ status, kind: "refused", message: text });
  });
});

test("P8.13 a call that is taken but not done yet goes to its own handler (platform-core §8)", async () => {
  for (const status of [200, 202]) {
    const onAccepted = vi.fn();
    const api = createClient({ fetch: answers({ status, body: { items: [] } }), cookies: () => "" });
    expect(await api("GET /basket/main/list/", { onAccepted })).toEqual({ items: [] });
    expect(onAccepted.mock.calls).toEqual(status === 202 ? [[{ items: [] }]] : []);
  }
});

/** A server that never answers, and a fetch that ends as browsers end it. */
const silent: typeof fetch = (_, options) =>
  new Promise((_, fail) => options?.signal?.addEventListener("abort", () => fail(options.signal?.reason)));

test("P8.14, P8.15 a cancelled call has status 0 and its own handler (platform-core §8)", async () => {
  const onCancelled = vi.fn();
  const giveUp = new AbortController();
  const call = createClient({ fetch: silent, cookies: () => "" })("GET /basket/main/list/", {
    signal: giveUp.signal,
    timeoutMs: 60_000,
    onCancelled,
  });
  giveUp.abort();
  await expect(call).rejects.toMatchObject({ status: 0, kind: "cancelled" });
  expect(onCancelled).toHaveBeenCalledOnce();
});

test("P8.15 a call that takes too long fails in another way than one that was cancelled (platform-core §8)", async () => {
  const onCancelled = vi.fn();
  const call = createClient({ fetch: silent, cookies: () => "" })("GET /basket/main/list/", {
    timeoutMs: 1,
    onCancelled,
  });
  await expect(call).rejects.toMatchObject({ status: 0, kind: "timeout" });
  expect(onCancelled).not.toHaveBeenCalled();
});

/** An answer whose head has come and whose body breaks off. */
const brokenOff =
  (error: Error, status = 200): typeof fetch =>
  async () =>
    new Response(new ReadableStream({ pull: (body) => body.error(error) }), { status });

test.each([
  ["a line that drops", new TypeError("terminated"), "network", 0],
  ["a time that ends", new DOMException("The operation timed out.", "TimeoutError"), "timeout", 0],
  ["a call that is given up", new DOMException("The operation was aborted.", "AbortError"), "cancelled", 1],
] as const)("P8.15 %s while an answer is read is no answer (platform-core §8)", async (_, error, kind, calls) => {
  for (const status of [200, 500]) {
    const onCancelled = vi.fn();
    const api = createClient({ fetch: brokenOff(error, status), cookies: () => "" });
    await expect(api("GET /basket/main/list/", { onCancelled })).rejects.toMatchObject({ status: 0, kind });
    expect(onCancelled).toHaveBeenCalledTimes(calls);
  }
});

test.each([
  ["as most browsers say it", new SyntaxError("Unexpected end of JSON input")],
  ["as Safari says it", new DOMException("The string did not match the expected pattern.", "SyntaxError")],
])("an answer without words is one all the same, %s", async (_, error) => {
  const answer = (status: number) =>
    Object.assign(new Response(null, { status }), { json: () => Promise.reject(error) });
  const empty = (status: number) => createClient({ fetch: async () => answer(status), cookies: () => "" });
  expect(await empty(204)("GET /basket/main/list/", {})).toBeNull();
  await expect(empty(502)("GET /basket/main/list/", {})).rejects.toMatchObject({
    status: 502,
    message: "Oops.. looks like something went wrong",
  });
});
