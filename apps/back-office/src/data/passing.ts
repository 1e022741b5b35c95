import { ApiFailure } from "@selvedge/api-client/client";

/** Nothing came back; nobody is signed in, which the page asks for; too much at once. */
const passing: ReadonlySet<number> = new Set([0, 401, 429]);

/** Whether a failure says nothing about what was asked. From 502 on it is what stands before the server that speaks. */
export const isPassing = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (passing.has(failure.status) || failure.status >= 502);
