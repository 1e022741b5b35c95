import type { MouseEvent } from "react";

/** Opens the viewer with the pictures in `place`, starting at index `first`, instead of following the link to the file. */
export function openZoom(event: MouseEvent, place: HTMLElement, first = 0) {
  // With a modifier key the link opens the file in a new tab or window, as it does without scripts.
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void import("./close-up.ts").then(({ openCloseUp }) => openCloseUp(place, first));
}
