import { cx } from "../class-names.ts";

export interface SwatchProps {
  /** Any CSS colour. */
  colour: string;
  /** The word; it is always shown beside the colour. */
  name: string;
  /** Pixels. */
  size?: number;
  shape?: "square" | "round";
  /** A dot for "does not work on this colour". */
  marked?: boolean;
  className?: string;
}

/** A colour with its name. */
export function Swatch({ colour, name, size = 14, shape = "square", marked, className }: SwatchProps) {
  return (
    <span className={cx("inline-flex items-center gap-2", className)}>
      <span
        aria-hidden
        style={{ width: size, height: size, backgroundColor: colour }}
        className={cx(
          "relative shrink-0 forced-color-adjust-none shadow-[inset_0_0_0_1px_rgb(128_128_128/45%)]",
          shape === "round" ? "rounded-full" : "rounded-mark",
        )}
      >
        {marked ? (
          <span className="absolute -top-0.5 -right-0.5 size-2 rounded-full border-2 border-surface bg-warning" />
        ) : null}
      </span>
      {name}
    </span>
  );
}
