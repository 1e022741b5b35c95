import { element } from "./parts.ts";
import type { DropPlace } from "./spot-at.ts";

/** Shows where a dragged block would go: a line, or the whole of a block that takes it; dashed, with the reason, where it may not. */
export function renderDrop(drop: HTMLElement, place: DropPlace | null, why: string | null): void {
  drop.hidden = place === null;
  if (!place) return;
  const { x, y, width, height } = place.box;
  drop.style.transform = `translate(${x}px, ${y}px)`;
  drop.style.width = `${width}px`;
  drop.style.height = `${height}px`;
  drop.toggleAttribute("data-inside", place.isInside);
  drop.toggleAttribute("data-refused", why !== null);
  const words = drop.firstElementChild ?? drop.appendChild(element("span", "why"));
  if (words.textContent !== (why ?? "")) words.textContent = why ?? "";
}
