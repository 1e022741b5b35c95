import { expect, test, vi } from "vitest";
import { createClient } from "./client.ts";
import { signInWithToken } from "./sign-in-with-token.ts";

const authorizations = ({ mock }: { mock: { calls: Parameters<typeof fetch>[] } }) =>
  mock.calls.map(([, init]) => new Headers(init?.headers).get("authorization"));

test("P7.06 a login token is sent in the body and as a Bearer header (platform-core §7)", async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ account: null }));
  await signInWithToken("t0ken", { fetch: send, cookies: () => "" });
  // The first call fetches the XSRF token, and needs no proof.
  expect(authorizations(send)).toEqual([null, "Bearer t0ken"]);
  expect(send.mock.calls[1]![1]!.body).toBe('{"token":"t0ken"}');
});

test("P7.06 a sign-in without a token has no Authorization header", async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ account: null }));
  const body = { email: "ada@postbox.example", password: "guess" };
  await createClient({ fetch: send, cookies: () => "XSRF-TOKEN=t" })("POST /dashboard/secure/login/", { body });
  expect(authorizations(send)).toEqual([null]);
});
