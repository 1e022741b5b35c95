import type { Send } from "./overlay.ts";
import { type DropPlace, placeAt, type Spot } from "./spot-at.ts";

interface Drag {
  block: HTMLElement;
  grip: HTMLElement;
  /** Shows where the block would go; null: nowhere. */
  show: (place: DropPlace | null, why: string | null) => void;
  send: Send;
  ended: () => void;
}

const sameSpot = (a: Spot | undefined, b: Spot): boolean => a?.parent === b.parent && a?.before === b.before;

/** Near the edges of the window the page scrolls by so many pixels a frame. */
const scrollPx = 10;
const edgePx = 56;

/**
 * Drags a block by the pointer, to any place of the page. The dashboard says of each whether it takes the block; where it does not,
 * and after Escape, the block stays where it was. Returns what takes those answers.
 */
export function startDrag(down: PointerEvent, { block, grip, show, send, ended }: Drag) {
  down.preventDefault();
  grip.setPointerCapture(down.pointerId);
  const ending = new AbortController();
  const { signal } = ending;
  const uid = block.dataset.uid!;
  let at = { x: down.clientX, y: down.clientY };
  let place: DropPlace | null = null;
  /** undefined until the dashboard has answered. */
  let why: string | null | undefined;

  function look() {
    const next = placeAt(at, block);
    if (next && place && sameSpot(next.spot, place.spot)) {
      place = next;
    } else {
      place = next;
      why = undefined;
      if (next) send({ t: "over", uid, to: next.spot });
    }
    show(place, why ?? null);
  }
  function tick() {
    if (signal.aborted) return;
    const by = at.y < edgePx ? -scrollPx : at.y > innerHeight - edgePx ? scrollPx : 0;
    if (by !== 0) {
      scrollBy(0, by);
      look();
    }
    requestAnimationFrame(tick);
  }
  function end() {
    ending.abort();
    show(null, null);
    ended();
  }
  grip.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      at = { x: clientX, y: clientY };
      look();
    },
    { signal },
  );
  grip.addEventListener(
    "pointerup",
    () => {
      const to = place?.spot;
      const isRefused = Boolean(why);
      end();
      if (to && !isRefused) send({ t: "move", uids: [uid], to });
    },
    { signal },
  );
  grip.addEventListener("pointercancel", end, { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.stopImmediatePropagation();
      end();
    },
    { signal, capture: true },
  );
  requestAnimationFrame(tick);

  return {
    verdict(to: Spot, answer: string | null) {
      if (signal.aborted || !place || !sameSpot(place.spot, to)) return;
      why = answer;
      show(place, answer);
    },
  };
}

export type DragUnderWay = ReturnType<typeof startDrag>;
