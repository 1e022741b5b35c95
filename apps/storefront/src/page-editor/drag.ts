import type { Send } from "./overlay.ts";
import { type DropPlace, placeAt, type Spot } from "./spot-at.ts";

interface Point {
  x: number;
  y: number;
}

export interface Verdict {
  /** Why the place does not take the block; null where it does. */
  why: string | null;
  /** The place in words. */
  words: string;
}
const notSaid: Verdict = { why: null, words: "" };

interface Search {
  /** The block that is dragged; null for one that is not on the page yet. */
  dragged: HTMLElement | null;
  /** Shows where the block would go; null: nowhere. */
  show: (place: DropPlace | null, verdict: Verdict) => void;
  /** Asks the dashboard whether the block may go there. */
  ask: (to: Spot) => void;
}

const sameSpot = (a: Spot | undefined, b: Spot): boolean => a?.parent === b.parent && a?.before === b.before;

/** Near the edges of the window the page scrolls by so many pixels a frame. */
const scrollPx = 10;
const edgePx = 56;

/** Where a dragged block would go, while it is dragged: the dashboard says of each place whether it takes the block. */
export function searchPlace({ dragged, show, ask }: Search) {
  let at: Point | null = null;
  let place: DropPlace | null = null;
  let said = notSaid;
  let isOver = false;

  function look() {
    const next = at && placeAt(at, dragged);
    const isSame = next !== null && place !== null && sameSpot(next.spot, place.spot);
    place = next;
    if (!isSame) {
      said = notSaid;
      if (next) ask(next.spot);
    }
    show(place, said);
  }
  function tick() {
    if (isOver) return;
    const by = at === null ? 0 : at.y < edgePx ? -scrollPx : at.y > innerHeight - edgePx ? scrollPx : 0;
    if (by !== 0) {
      scrollBy(0, by);
      look();
    }
    requestAnimationFrame(tick);
  }
  requestAnimationFrame(tick);

  return {
    /** The pointer is there; null while it is beside the page. */
    to(point: Point | null) {
      at = point;
      look();
    },
    verdict(to: Spot, answer: Verdict) {
      if (isOver || !place || !sameSpot(place.spot, to)) return;
      said = answer;
      show(place, answer);
    },
    /** Ends it; the place that was found, null for none or one that is refused. */
    end(): Spot | null {
      isOver = true;
      show(null, notSaid);
      return place && !said.why ? place.spot : null;
    },
  };
}

export type PlaceSearch = ReturnType<typeof searchPlace>;

interface Drag {
  block: HTMLElement;
  grip: HTMLElement;
  show: Search["show"];
  send: Send;
  ended: () => void;
}

/**
 * Drags a block by the pointer, to any place of the page. Where the place does not take it, and after Escape, the block stays where
 * it was. Returns what takes the dashboard's answers.
 */
export function startDrag(down: PointerEvent, { block, grip, show, send, ended }: Drag): PlaceSearch {
  down.preventDefault();
  grip.setPointerCapture(down.pointerId);
  const ending = new AbortController();
  const { signal } = ending;
  const uid = block.dataset.uid!;
  const search = searchPlace({ dragged: block, show, ask: (to) => send({ t: "over", uid, to }) });
  function end() {
    ending.abort();
    const to = search.end();
    ended();
    return to;
  }
  grip.addEventListener("pointermove", ({ clientX: x, clientY: y }) => search.to({ x, y }), { signal });
  grip.addEventListener(
    "pointerup",
    () => {
      const to = end();
      if (to) send({ t: "move", uids: [uid], to });
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
  return search;
}
