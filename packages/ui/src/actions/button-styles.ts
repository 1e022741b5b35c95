import { cx } from "../class-names.ts";

export type ButtonVariant = "primary" | "plain" | "quiet" | "danger" | "danger-filled";
export type ButtonSize = "regular" | "dense" | "row" | "touch" | "factory";

/** Returns the classes of a button or a link that looks like one. On phones no button is lower than 44 px. */
export function buttonStyles(variant: ButtonVariant = "plain", size: ButtonSize = "regular"): string {
  return cx(BASE, SIZES[size], VARIANTS[variant]);
}

/** Returns the classes of a square button that holds one icon. */
export function iconButtonStyles(variant: ButtonVariant = "quiet", size: ButtonSize = "regular"): string {
  return cx(BASE, SQUARES[size], VARIANTS[variant]);
}

/** Its ground fades, its words do not: each frame of a fading word has the whole screen laid out in layers anew. */
const BASE =
  "relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control border " +
  "font-medium no-underline transition-[background-color,border-color] data-disabled:cursor-not-allowed";

const SIZES: Record<ButtonSize, string> = {
  regular: "h-9 gap-2 px-3.5 text-body max-md:min-h-11",
  dense: "h-8 gap-1.5 px-3 text-dense max-md:min-h-11",
  row: "h-7 gap-1.5 px-2.5 text-label max-md:min-h-11",
  touch: "h-11 gap-2 px-4 text-body",
  factory: "h-16 gap-3 rounded-card px-6 text-[22px]/7",
};

const SQUARES: Record<ButtonSize, string> = {
  regular: "size-9 max-md:size-11",
  dense: "size-8 max-md:size-11",
  row: "size-7 max-md:size-11",
  touch: "size-11",
  factory: "size-16 rounded-card",
};

const OFF = "data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-3";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: cx(
    "border-transparent bg-primary text-on-primary data-hovered:bg-primary-hover data-pressed:bg-primary-hover",
    OFF,
  ),
  plain: cx("border-line-strong bg-surface text-ink data-hovered:bg-hover data-pressed:bg-sunken", OFF),
  quiet:
    "border-transparent text-ink-2 data-hovered:bg-hover data-hovered:text-ink data-pressed:bg-sunken data-disabled:text-ink-3",
  danger: cx("border-line-strong bg-surface text-danger data-hovered:bg-danger-tint data-pressed:bg-danger-tint", OFF),
  "danger-filled": cx(
    "border-transparent bg-danger text-on-danger data-hovered:bg-danger-hover data-pressed:bg-danger-hover",
    OFF,
  ),
};
