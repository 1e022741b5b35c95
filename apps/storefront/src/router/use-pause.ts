import { useEffect } from "react";
import { holdNavigations } from "./hold-navigations.ts";

/**
 * Holds navigations while `isActive`; `onHeld` gets a function that resumes the held one. Closing the tab shows the
 * browser's own prompt.
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
