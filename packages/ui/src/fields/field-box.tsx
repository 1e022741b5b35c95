import type { ReactNode, Ref } from "react";
import { cx } from "../class-names.ts";

export type FieldSize = "regular" | "dense" | "touch" | "factory";

interface FieldBoxState {
  size?: FieldSize;
  isInvalid?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Lets the box grow with its content: chips, several lines. */
  grows?: boolean;
  className?: string;
}

interface FieldBoxProps extends FieldBoxState {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The border around a text control: 3:1 at rest, ringed while something inside has focus, doubled when wrong. */
export function FieldBox({ ref, children, ...state }: FieldBoxProps) {
  return (
    <div ref={ref} className={boxClass(state)}>
      {children}
    </div>
  );
}

/** The same for an element of a library's own. */
export function boxClass({ size = "regular", isInvalid, isDisabled, isReadOnly, grows, className }: FieldBoxState) {
  const look = isDisabled ? "disabled" : isInvalid ? "invalid" : isReadOnly ? "readOnly" : "rest";
  return cx(
    "flex w-full min-w-0 items-center rounded-control border transition-colors",
    "focus-within:border-primary focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary",
    LOOKS[look],
    grows ? "" : HEIGHTS[size],
    className,
  );
}

/** Returns the class of the input inside a box; the box shows the focus. */
export function inputClass(size: FieldSize = "regular", padding = "px-3"): string {
  return cx(
    "h-full w-full min-w-0 flex-1 bg-transparent outline-none disabled:cursor-not-allowed",
    padding,
    size === "dense" ? "text-dense" : size === "factory" ? "text-[22px]/8" : "text-body max-md:text-reading",
  );
}

const LOOKS = {
  rest: "border-control bg-surface text-ink",
  readOnly: "border-line bg-sunken text-ink",
  disabled: "border-line bg-sunken text-ink-3",
  invalid: "border-danger bg-surface text-ink shadow-[inset_0_0_0_1px_var(--sv-danger)]",
};

const HEIGHTS: Record<FieldSize, string> = {
  regular: "h-9 max-md:h-11",
  dense: "h-8 max-md:h-11",
  touch: "h-11",
  factory: "h-16",
};
