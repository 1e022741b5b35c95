import { expect, test, vi } from "vitest";
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

test("the back-office also sends X-CSRF-TOKEN, and nobody else does", async () => {
  for (const sendsCsrfHeader of [true, false]) {
    const send = answers({ body: { items: [] } });
    await createClient({ fetch: send, cookies: () => "XSRF-TOKEN=t", sendsCsrfHeader })("POST /basket/remove/", {
      body: { key: "k", name: "main" },
    });
    const headers = send.mock.calls[0]![1]!.headers as Record<string, string>;
    expect(headers["X-CSRF-TOKEN"]).toBe(sendsCsrfHeader ? "t" : undefined);
  }
});

test("without a token it is asked for first", async () => {
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

test("a server that cannot be reached is said plainly, with status 0", async () => {
  const api = createClient({ fetch: () => Promise.reject(new TypeError("failed")), cookies: () => "" });
  await expect(api("GET /basket/main/list/", {})).rejects.toMatchObject({
    status: 0,
    message: /could not reach the server/,
  });
});
