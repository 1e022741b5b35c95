/** A question that may hold a navigation back, such as "leave without saving?". */
export interface Pause {
  /** true: the navigation is held, and `resume` goes on with it. */
  held(event: NavigateEvent): boolean;
  /** Holds every navigation from now on; the last one that was held is handed to `onHeld`. Gives the release. */
  start(onHeld: (resume: () => void) => void): () => void;
}

export function pauser(navigation: Navigation): Pause {
  let onHeld: ((resume: () => void) => void) | null = null;
  let passes = false;
  const go = (event: NavigateEvent) => {
    const { key, url } = event.destination;
    passes = true;
    // By its key, or a step back in history would become a step forward.
    if (event.navigationType === "traverse" && key) navigation.traverseTo(key);
    else navigation.navigate(url, { history: event.navigationType === "replace" ? "replace" : "push" });
  };
  return {
    held(event) {
      if (passes || !onHeld || !event.cancelable || event.hashChange) {
        passes = false;
        return false;
      }
      event.preventDefault();
      onHeld(() => go(event));
      return true;
    },
    start(listener) {
      onHeld = listener;
      return () => {
        if (onHeld === listener) onHeld = null;
      };
    },
  };
}

let current: Pause | null = null;

/** Names the pauser of this document; there is none where the browser has no Navigation API. */
export function setPause(pause: Pause): void {
  current = pause;
}

export const currentPause = (): Pause | null => current;
