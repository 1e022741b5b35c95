import type { Verdict } from "./drag.ts";
import { element } from "./parts.ts";
import type { DropPlace } from "./spot-at.ts";

/** Shows where a dragged block would go: a line, or the whole of a block that takes it, with the place or the reason against it. */
export function renderDrop(drop: HTMLElement, place: DropPlace | null, { why, words }: Verdict): void {
  drop.hidden = place === null;
  if (!place) return;
  const { x, y, width, height } = place.box;
  drop.style.transform = `translate(${x}px, ${y}px)`;
  drop.style.width = `${width}px`;
  drop.style.height = `${height}px`;
  drop.toggleAttribute("data-inside", place.isInside);
  drop.toggleAttribute("data-refused", why !== null);
  const said = (drop.firstElementChild as HTMLElement | null) ?? drop.appendChild(element("span", "said"));
  const text = why ?? words;
  if (said.textContent !== text) said.textContent = text;
  // Beside the edge of the window the words move in, so that all of them are read.
  const half = said.offsetWidth / 2 + 8;
  said.style.left = `${Math.max(half, Math.min(x + width / 2, innerWidth - half)) - x}px`;
}
