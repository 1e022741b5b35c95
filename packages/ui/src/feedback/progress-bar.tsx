import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar";
import { cx } from "../class-names.ts";

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** At the right of the label; "14 of 36" when not given. */
  valueText?: string;
  note?: string;
  tone?: "primary" | "success";
  /** Renders the bar alone; the label is read aloud. */
  bare?: boolean;
  className?: string;
}

/** How far something is, in words and as a bar. */
export function ProgressBar({
  label,
  value,
  max,
  valueText,
  note,
  tone = "primary",
  bare,
  className,
}: ProgressBarProps) {
  const words = valueText ?? `${value} of ${max}`;
  return (
    <AriaProgressBar
      aria-label={label}
      value={value}
      maxValue={max}
      valueLabel={words}
      className={cx("flex flex-col gap-1.5", className)}
    >
      {({ percentage }) => (
        <>
          {bare ? null : (
            <span className="flex justify-between gap-3 text-dense">
              <span className="font-medium">{label}</span>
              <span className="figures text-ink-2">{words}</span>
            </span>
          )}
          <span className="block h-1.5 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--sv-line)]">
            <span
              className={cx(
                "block h-full rounded-full transition-[width]",
                tone === "primary" ? "bg-primary" : "bg-success",
              )}
              style={{ width: `${percentage ?? 0}%` }}
            />
          </span>
          {note ? <span className="text-label text-ink-2">{note}</span> : null}
        </>
      )}
    </AriaProgressBar>
  );
}
