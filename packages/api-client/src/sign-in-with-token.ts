import { createClient } from "./client.ts";

type Options = NonNullable<Parameters<typeof createClient>[0]>;

/**
 * Signs in with a login token that works once, in place of email and password. It is sent in the body and as the Bearer
 * Authorization header; no other call has that header. Throws ApiFailure with linkGone for one that was used. Source:
 * platform-core §7 "secure/login".
 */
export const signInWithToken = (token: string, { fetch: send = globalThis.fetch, ...options }: Options = {}) =>
  createClient({ ...options, fetch: (input, init) => send(input, withBearer(init, token)) })(
    "POST /dashboard/secure/login/",
    { body: { token } },
  );

const withBearer = (init: RequestInit | undefined, token: string): RequestInit =>
  init?.method === "POST" ? { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } } : { ...init };
