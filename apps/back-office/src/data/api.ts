import { ApiFailure, createClient } from "@selvedge/api-client/client";

const call = createClient({ sendsCsrfHeader: true });

/** The typed calls of the server. Somebody whose session has ended is asked to sign in again, on the same page. */
export const api: typeof call = async (key, input) => {
  try {
    return await call(key, input);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) sessionEnded();
    throw error;
  }
};

const listeners = new Set<() => void>();

/** Calls back when the server has no session any more; returns the function that stops it. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function sessionEnded(): void {
  for (const listener of listeners) listener();
}
