import { ApiFailure } from "@selvedge/api-client/client";

/** 0: no response. 401: no one is signed in; the page shows its sign-in. 429: too many requests. */
const temporary: ReadonlySet<number> = new Set([0, 401, 429]);

/** Whether a failure says nothing about the request itself. 502 and above come from the proxy, not from the server. */
export const isTemporary = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (temporary.has(failure.status) || failure.status >= 502);
