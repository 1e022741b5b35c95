import { navigationGuard } from "@selvedge/browser/interface/navigation-guard";
import { pause } from "./pause.ts";

/**
 * Holds every navigation from now on; `onHeld` gets a function that resumes the last held one. Returns the function that
 * stops holding. Source: platform-core §4.
 */
export function holdNavigations(navigation: Navigation, onHeld: (resume: () => void) => void): () => void {
  const guard = navigationGuard<NavigateEvent>(({ destination: { key, url }, navigationType }) => {
    // By its key: navigating to the URL would turn a step back in history into a step forward.
    if (navigationType === "traverse" && key) navigation.traverseTo(key);
    else navigation.navigate(url, { history: navigationType === "replace" ? "replace" : "push" });
  });
  const held = (event: NavigateEvent): boolean => {
    if (!event.cancelable || event.hashChange || guard.mayLeave(event)) return false;
    event.preventDefault();
    onHeld(guard.resume);
    return true;
  };
  guard.pause();
  pause.held = held;
  return () => {
    if (pause.held === held) pause.held = () => false;
  };
}
