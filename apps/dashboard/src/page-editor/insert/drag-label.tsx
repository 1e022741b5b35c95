import { cx } from "@selvedge/ui/class-names.ts";
import { createPortal } from "react-dom";
import type { DragShown } from "./use-card-drag.ts";

/** What is dragged, beside the pointer, and where it would go or why it may not. */
export const DragLabel = ({ shown: { title, words, isRefused, x, y } }: { shown: DragShown }) =>
  createPortal(
    <p
      aria-hidden
      className={cx(
        "pointer-events-none fixed top-0 left-0 z-50 max-w-80 rounded-control px-3 py-2 text-dense text-white shadow-pop",
        isRefused ? "bg-danger" : "bg-primary",
      )}
      style={{ transform: `translate(${x + 14}px, ${y + 14}px)` }}
    >
      <strong className="font-medium">{title}</strong>
      {words ? <span className="block">{words}</span> : <span className="block">Drop it on the page.</span>}
    </p>,
    document.body,
  );
