import { ApiFailure, createClient } from "@selvedge/api-client/client";

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

/** The typed calls of the server. Somebody whose session has ended is sent to sign in and comes back to this page. */
export const api: typeof call = async (key, input) => {
  try {
    return await call(key, input);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) goToSignIn();
    throw error;
  }
};

export function goToSignIn(): void {
  const here = location.pathname + location.search;
  location.assign(`/login/?redirect_uri=${encodeURIComponent(here)}`);
}
