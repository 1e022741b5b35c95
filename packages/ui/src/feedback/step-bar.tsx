import { cx } from "../class-names.ts";

export interface StepBarProps {
  steps: number;
  /** Steps done. */
  done: number;
  /** Whether the step after those is running; it is shown full, the done ones faint. */
  running?: boolean;
  tone?: "primary" | "warning" | "danger";
  /** The state in words, read aloud and, unless `bare`, shown below. */
  words: string;
  bare?: boolean;
  /** Small squares, for table rows. */
  small?: boolean;
  className?: string;
}

/** A row of segments, one a step, with the state in words. */
export function StepBar({ steps, done, running, tone = "primary", words, bare, small, className }: StepBarProps) {
  return (
    <div className={cx("flex flex-col gap-1", className)}>
      <div role="img" aria-label={words} className={cx("flex", small ? "gap-0.5" : "gap-1")}>
        {Array.from({ length: steps }, (_, step) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the row
            key={step}
            className={cx(
              small ? "h-1.5 w-2.5 rounded-[1px]" : "h-1 flex-1 rounded-full",
              segment(step, done, !!running, tone),
            )}
          />
        ))}
      </div>
      {bare ? null : <span className="text-label text-ink-2">{words}</span>}
    </div>
  );
}

function segment(step: number, done: number, running: boolean, tone: keyof typeof FULL): string {
  if (step < done) return running && tone === "primary" ? "bg-primary-soft" : FULL[tone];
  return step === done && running ? FULL[tone] : "bg-line";
}

const FULL = { primary: "bg-primary", warning: "bg-warning", danger: "bg-danger" };
