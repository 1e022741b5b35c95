import { useEffect } from "react";
import { holdNavigations } from "./hold-navigations.ts";

/**
 * Holds navigations back while `isActive`; the held one is given as a function that goes on with it. Closing the tab asks
 * with the browser's own words.
 */
export function usePause(isActive: boolean, onHeld: (resume: () => void) => void): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    const { navigation } = window as { navigation?: Navigation };
    const release = navigation && holdNavigations(navigation, onHeld);
    return () => {
      removeEventListener("beforeunload", ask);
      release?.();
    };
  }, [isActive, onHeld]);
}
