import { parentOf } from "./blocks.ts";
import type { Send } from "./overlay.ts";

interface Drag {
  block: HTMLElement;
  /** All blocks beside it, itself among them. */
  siblings: readonly HTMLElement[];
  /** Shows where the block would go. */
  line: HTMLElement;
  grip: HTMLElement;
  send: Send;
}

/** Moves a block among its siblings by the pointer; Escape leaves it where it was. */
export function startDrag(down: PointerEvent, { block, siblings, line, grip, send }: Drag): void {
  down.preventDefault();
  grip.setPointerCapture(down.pointerId);
  const others = siblings.filter((each) => each !== block);
  const ending = new AbortController();
  const { signal } = ending;
  let before: HTMLElement | null | undefined;

  const move = ({ clientX, clientY }: PointerEvent) => {
    if (clientY < 60) scrollBy(0, -12);
    if (clientY > innerHeight - 60) scrollBy(0, 12);
    before = others.find((each) => isInFront({ x: clientX, y: clientY }, each.getBoundingClientRect())) ?? null;
    draw(line, before, others.at(-1));
  };
  const end = () => {
    ending.abort();
    line.hidden = true;
  };
  grip.addEventListener("pointermove", move, { signal });
  grip.addEventListener(
    "pointerup",
    () => {
      end();
      if (before === undefined || isSamePlace(siblings, block, before)) return;
      const spot = { parent: parentOf(block)?.dataset.uid ?? null, before: before?.dataset.uid ?? null };
      send({ t: "move", uids: [block.dataset.uid!], to: spot });
    },
    { signal },
  );
  grip.addEventListener("pointercancel", end, { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal, capture: true });
}

/** A pointer is in front of a block above its middle, or left of it in the same row. */
function isInFront({ x, y }: { x: number; y: number }, { top, bottom, left, width, height }: DOMRect): boolean {
  const isWide = width > innerWidth * 0.7;
  if (isWide) return y < top + height / 2;
  return y < top || (y <= bottom && x < left + width / 2);
}

const isSamePlace = (siblings: readonly HTMLElement[], block: HTMLElement, before: HTMLElement | null) =>
  (siblings[siblings.indexOf(block) + 1] ?? null) === before;

function draw(line: HTMLElement, before: HTMLElement | null, last: HTMLElement | undefined): void {
  const at = before ?? last;
  line.hidden = at === undefined;
  if (!at) return;
  const { left, top, bottom, width } = at.getBoundingClientRect();
  line.style.transform = `translate(${left}px, ${before ? top : bottom}px)`;
  line.style.width = `${width}px`;
}
