import type { ReactNode, Ref } from "react";
import { Group } from "react-aria-components/Group";
import { cx } from "../class-names.ts";

export type FieldSize = "regular" | "dense" | "touch" | "factory";

interface FieldBoxProps {
  size?: FieldSize;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Lets the box grow with its content: chips, several lines. */
  grows?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The border around a text control: 3:1 at rest, ringed while something inside has focus, doubled when wrong. */
export function FieldBox({
  size = "regular",
  isInvalid,
  isDisabled,
  isReadOnly,
  grows,
  className,
  children,
  ref,
}: FieldBoxProps) {
  return (
    <Group
      ref={ref}
      role="presentation"
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      className={cx(
        "flex w-full min-w-0 items-center rounded-control border text-ink transition-colors",
        isReadOnly ? "border-line bg-sunken" : "border-control bg-surface",
        "focus-within:border-primary focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary",
        "data-invalid:border-danger data-invalid:shadow-[inset_0_0_0_1px_var(--sv-danger)]",
        "data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-3",
        grows ? "" : HEIGHTS[size],
        className,
      )}
    >
      {children}
    </Group>
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

const HEIGHTS: Record<FieldSize, string> = {
  regular: "h-9 max-md:h-11",
  dense: "h-8 max-md:h-11",
  touch: "h-11",
  factory: "h-16",
};
