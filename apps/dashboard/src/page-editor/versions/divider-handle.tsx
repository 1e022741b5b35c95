import { MoveHorizontal } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { dividedByKey, dividedByPointer } from "./divider.ts";

interface DividerHandleProps {
  /** Percent of the width that shows A. */
  at: number;
  onChange: (at: number) => void;
  /** Called when a drag begins and ends. Meanwhile the frames below must ignore the pointer, or they would take it over. */
  onHold: (isHeld: boolean) => void;
  words: Record<"a" | "b", string>;
  /** What the sides are called. */
  names?: Record<"a" | "b", string>;
}

/** The line where A ends and B begins: dragged by mouse, finger and pen, and moved by the arrow keys. It fills its parent. */
export function DividerHandle({ at, onChange, onHold, words, names = { a: "A", b: "B" } }: DividerHandleProps) {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const handle = event.currentTarget;
    if (event.type === "pointerdown") {
      if (event.button !== 0) return;
      handle.setPointerCapture(event.pointerId);
      onHold(true);
      handle.focus({ preventScroll: true });
      event.preventDefault();
    }
    if (!handle.hasPointerCapture(event.pointerId)) return;
    onChange(dividedByPointer(event.clientX, handle.parentElement!.getBoundingClientRect()));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dividedByKey(at, event.key);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`Where ${names.a} ends and ${names.b} begins`}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={at}
      aria-valuetext={`${at} percent ${names.a}, ${words.a}; ${100 - at} percent ${names.b}, ${words.b}`}
      onPointerDown={drag}
      onPointerMove={drag}
      onLostPointerCapture={() => onHold(false)}
      onKeyDown={press}
      className="group pointer-events-auto absolute inset-y-0 z-10 w-11 -translate-x-1/2 cursor-ew-resize touch-none select-none outline-none"
      style={{ left: `clamp(1.375rem, ${at}%, 100% - 1.375rem)` }}
    >
      <span aria-hidden className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-primary" />
      <span
        aria-hidden
        className="absolute top-1/2 left-1/2 grid size-10 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-surface bg-primary text-on-primary shadow-pop group-focus-visible:ring-focus"
      >
        <MoveHorizontal size={18} />
      </span>
    </div>
  );
}
