import { cx } from "@selvedge/ui/class-names.ts";
import { GripVertical } from "lucide-react";
import type { PointerEvent } from "react";

interface DragHandleProps {
  className?: string;
  onDragStart: (down: PointerEvent<HTMLElement>) => void;
}

/** Where a row is taken to drag it; a finger that begins here scrolls nothing. Keys have the row's buttons. */
export const DragHandle = ({ className, onDragStart }: DragHandleProps) => (
  <span
    aria-hidden
    title="Drag to move"
    className={cx(
      "grid h-9 w-6 shrink-0 cursor-grab touch-none place-items-center text-ink-3 hover:text-ink max-md:h-11 max-md:w-9",
      className,
    )}
    onPointerDown={onDragStart}
  >
    <GripVertical size={14} />
  </span>
);
