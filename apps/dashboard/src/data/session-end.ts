/**
 * Who waits while a session has ended: calls that the server turned away, and the screen that asks to sign in again. A
 * call that was turned away did nothing, so it may be sent again afterwards.
 */
export function sessionEnd() {
  const listeners = new Set<() => void>();
  let waiting: PromiseWithResolvers<void> | null = null;
  return {
    /** Notifies the listeners; returns a promise that resolves after the next sign-in. */
    ended(): Promise<void> {
      waiting ??= Promise.withResolvers<void>();
      for (const listener of listeners) listener();
      return waiting.promise;
    },
    /** Resolves all the promises of `ended`. */
    signedInAgain(): void {
      waiting?.resolve();
      waiting = null;
    },
    /** Calls back when the session has ended; returns the function that stops it. */
    onEnd(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
