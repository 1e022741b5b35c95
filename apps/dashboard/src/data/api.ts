import { ApiFailure, createClient } from "@selvedge/api-client/client";
import { sessionEnd } from "./session-end.ts";

let isLeaving = false;
// What is sent while the page goes away must outlive it; browsers allow that for small bodies.
addEventListener("pagehide", () => {
  isLeaving = true;
});
addEventListener("pageshow", () => {
  isLeaving = false;
});

const call = createClient({
  fetch: (input, init) => fetch(input, isLeaving ? { ...init, keepalive: true } : init),
});

export const session = sessionEnd();

/**
 * The typed calls of the server. When the session has ended the page asks to sign in again, over what is there, and the
 * call is sent again afterwards: nothing that was on its way is lost.
 */
export const api: typeof call = async (key, input) => {
  try {
    return await call(key, input);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
    await session.ended();
    if (input.signal?.aborted) throw error;
    return api(key, input);
  }
};

/** Signs in; a refusal is thrown as it is. */
export const signIn = (values: { email: string; password: string }) =>
  call("POST /dashboard/secure/login/", { body: values });

/** To the sign-in page, which leads back here. */
export function goToSignIn(): void {
  const here = location.pathname + location.search;
  location.assign(`/login/?redirect_uri=${encodeURIComponent(here)}`);
}
