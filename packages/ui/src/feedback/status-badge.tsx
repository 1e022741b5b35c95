import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

export type Tone = "neutral" | "primary" | "info" | "success" | "warning" | "danger";
/** Dot: settled. Ring: in progress. Square: stopped. None: a plain tag. */
export type StatusShape = "dot" | "ring" | "square" | "none";

export interface StatusBadgeProps {
  tone?: Tone;
  shape?: StatusShape;
  /** The word; the detail goes in a second line beside the badge. */
  children: ReactNode;
  className?: string;
}

/** A state as shape, word and tint. Colour is never alone. One badge a row. */
export function StatusBadge({ tone = "neutral", shape = "dot", children, className }: StatusBadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex h-[22px] items-center gap-1.5 whitespace-nowrap rounded-full px-2 text-label font-medium",
        TONES[tone],
        className,
      )}
    >
      {shape === "none" ? null : <span aria-hidden className={SHAPES[shape]} />}
      {children}
    </span>
  );
}

const SHAPES = {
  dot: "size-1.5 rounded-full bg-current",
  ring: "size-2 rounded-full border-[1.5px] border-current",
  square: "size-1.5 rounded-[1px] bg-current",
};

const TONES: Record<Tone, string> = {
  neutral: "bg-sunken text-ink-2",
  primary: "bg-primary-tint text-primary",
  info: "bg-info-tint text-info",
  success: "bg-success-tint text-success",
  warning: "bg-warning-tint text-warning",
  danger: "bg-danger-tint text-danger",
};
