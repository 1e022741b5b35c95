import { cx } from "@selvedge/ui/class-names.ts";
import type { ReactNode, Ref } from "react";
import { useState } from "react";

/** What is scrolled out of sight in a part is neither laid out nor painted. Until it has been seen it is taken for this high. */
export const outOfSight = "[content-visibility:auto] [contain-intrinsic-height:auto_24rem]";

interface EditorPartProps {
  label: string;
  side: "left" | "right";
  /** A phone shows it now. */
  isOpen: boolean;
  partRef?: Ref<HTMLElement>;
  /** The block that it speaks of, where it speaks of one. */
  of?: string | undefined;
  children: ReactNode;
}

/** A column beside the page; on a phone a sheet over its lower part, half as high as the screen or all of it. */
export function EditorPart({ label, side, isOpen, partRef, of, children }: EditorPartProps) {
  const [isTall, setTall] = useState(false);
  return (
    <aside
      ref={partRef}
      aria-label={label}
      data-scrolls=""
      data-of={of}
      className={cx(
        "relative min-h-0 overflow-y-auto bg-surface max-md:rounded-t-card max-md:border-t max-md:border-line max-md:shadow-pop",
        side === "left" ? "md:border-r md:border-line" : "md:border-l md:border-line",
        isTall ? "max-md:h-full" : "max-md:h-1/2",
        isOpen ? "max-md:shrink-0" : "max-md:hidden",
      )}
    >
      <button
        type="button"
        aria-label={isTall ? "Make it half as high" : "Make it as high as the screen"}
        onClick={() => setTall(!isTall)}
        className="sticky top-0 z-2 grid h-7 w-full place-items-center bg-surface md:hidden"
      >
        <span className="h-1 w-10 rounded-full bg-line-strong" />
      </button>
      {children}
    </aside>
  );
}
