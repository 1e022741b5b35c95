import type { MouseEvent } from "react";

/** Opens the pictures within `place`, larger, at the `first` of them, instead of following the link to one's file. */
export function lookCloser(event: MouseEvent, place: HTMLElement, first = 0) {
  // Asked for in a tab or window of its own, it is the link that it is without scripts.
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void import("./close-up.ts").then(({ openCloseUp }) => openCloseUp(place, first));
}
