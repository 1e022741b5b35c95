import type { Spot } from "@selvedge/builder/edits/block-edits";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Frame } from "../use-frame.ts";

/** What is dragged out of the dialog of blocks. */
export interface Dragged {
  title: string;
  /** Why it may not go to a place; null where it may. */
  whyNotAt: (spot: Spot) => string | null;
  /** The place in words. */
  placeWords: (spot: Spot) => string;
  insertAt: (spot: Spot) => void;
}

/** What is said beside the pointer. */
export interface DragShown {
  title: string;
  words: string;
  isRefused: boolean;
  x: number;
  y: number;
}

/** A pointer that moved less far, in pixels, has only pressed. */
const slackPx = 6;
const what = { type: "new" } as const;

/**
 * Drags a new block out of the dialog and over the page, which says where it would go. Escape and a drop beside the page leave the
 * page as it is. A finger scrolls the dialog, so it presses a card instead.
 */
export function useCardDrag({ frame, send }: Pick<Frame, "frame" | "send">, announce: (text: string) => void) {
  const [shown, setShown] = useState<DragShown | null>(null);
  const dragged = useRef<Dragged | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  /** A point of this window in the frame, which may be shown smaller than it is. */
  function inFrame({ x, y }: { x: number; y: number }) {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !frame.current) return { x: -1, y: -1 };
    const scale = box.width / frame.current.clientWidth || 1;
    return { x: (x - box.left) / scale, y: (y - box.top) / scale };
  }

  function start(down: PointerEvent<HTMLElement>, thing: Dragged) {
    if (down.button !== 0 || down.pointerType === "touch") return;
    ending.current?.abort();
    // A frame that was not there yet never answered the drop before.
    dragged.current = null;
    const control = new AbortController();
    ending.current = control;
    const { signal } = control;
    const { currentTarget: card, clientX, clientY } = down;
    const end = () => {
      control.abort();
      setShown(null);
      if (dragged.current) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    };
    const move = ({ clientX: x, clientY: y, pointerId }: globalThis.PointerEvent) => {
      if (!dragged.current && Math.hypot(x - clientX, y - clientY) < slackPx) return;
      if (!dragged.current) card.setPointerCapture(pointerId);
      dragged.current = thing;
      setShown((before) => ({ title: thing.title, words: "", isRefused: false, ...before, x, y }));
      send({ t: "drag", phase: "over", point: inFrame({ x, y }), what });
    };
    const stop = (phase: "drop" | "cancel", at: { x: number; y: number }) => {
      if (dragged.current) send({ t: "drag", phase, point: inFrame(at), what });
      end();
      if (phase === "cancel") dragged.current = null;
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", ({ clientX: x, clientY: y }) => stop("drop", { x, y }), { signal });
    addEventListener("pointercancel", () => stop("cancel", { x: -1, y: -1 }), { signal });
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !dragged.current) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        stop("cancel", { x: -1, y: -1 });
      },
      { signal, capture: true },
    );
  }

  /** What the frame says of the place under the pointer. */
  function hear({ spot, isDone }: Extract<FrameMessage, { t: "drop" }>) {
    const now = dragged.current;
    if (!now) return;
    if (isDone) {
      dragged.current = null;
      if (spot) now.insertAt(spot);
      else announce(`${now.title} was not added.`);
      return;
    }
    const why = spot && now.whyNotAt(spot);
    if (spot) send({ t: "verdict", to: spot, why, words: "" });
    const words = why ?? (spot ? now.placeWords(spot) : "");
    if (words) announce(words);
    setShown((before) => before && { ...before, words, isRefused: why !== null });
  }

  return { shown, start, hear };
}

export type CardDrag = ReturnType<typeof useCardDrag>;

const swallow = (event: Event) => event.stopPropagation();
