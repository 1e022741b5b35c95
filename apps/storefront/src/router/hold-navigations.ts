import { navigationGuard } from "@selvedge/domain/interface/navigation-guard";
import { pause } from "./pause.ts";

/**
 * Holds every navigation from now on; `onHeld` is called with the way to go on, which leads to the last one that was held.
 * Gives the release. Source: platform-core §4.
 */
export function holdNavigations(navigation: Navigation, onHeld: (resume: () => void) => void): () => void {
  const guard = navigationGuard<NavigateEvent>(({ destination: { key, url }, navigationType }) => {
    // By its key, or a step back in history would become a step forward.
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
