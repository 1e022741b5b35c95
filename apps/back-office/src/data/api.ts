import { ApiFailure, createClient } from "@selvedge/api-client/client";

const call = createClient({ sendsCsrfHeader: true });

const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.status === 401;

/**
 * The typed calls of the server. Somebody whose session has ended is asked to sign in again, on the same page. A refused
 * call is sent a second time first: another call may have brought the session its new id meanwhile.
 */
export const api: typeof call = async (key, input) => {
  try {
    return await call(key, input).catch((error) => {
      if (isSignedOut(error)) return call(key, input);
      throw error;
    });
  } catch (error) {
    if (isSignedOut(error)) sessionEnded();
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
