import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { cx } from "../class-names.ts";

export interface SetUpStep {
  title: string;
  /** What it is about; of a step that is done, what was chosen. */
  note: ReactNode;
  /** Goes back to this step once it is done. */
  onChange?: () => void;
  /** Shown while it is the step that is open. */
  content: ReactNode;
}

/** Steps one below the other, of which one is open: those before it fold to a line, those after it wait. `at` counts from 0. */
export function SetUpSteps({ steps, at }: { steps: readonly SetUpStep[]; at: number }) {
  return (
    <div className="flex min-w-0 flex-col gap-3.5">
      <StepLine steps={steps.length} at={at} />
      <p role="status" className="sr-only">{`Step ${at + 1} of ${steps.length}: ${steps[at]?.title ?? ""}`}</p>
      <ol className="rounded-card border border-line bg-surface">
        {steps.map(({ title, note, onChange, content }, place) => (
          <li
            key={title}
            aria-current={place === at ? "step" : undefined}
            className="flex gap-3.5 border-line px-4 py-5 not-first:border-t sm:px-5"
          >
            <Marker place={place} at={at} />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <div className="min-w-0">
                  <h2 className={cx("text-card font-semibold", place > at && "text-ink-2")}>
                    {title}
                    {place < at ? <span className="sr-only"> (done)</span> : null}
                  </h2>
                  <p className="text-dense text-ink-2 wrap-anywhere">{note}</p>
                </div>
                {place < at && onChange ? (
                  <Button size="row" aria-label={`Change: ${title}`} onPress={onChange}>
                    Change
                  </Button>
                ) : null}
              </div>
              {place === at ? <div className="mt-4">{content}</div> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One segment a step; the open one is half full. */
function StepLine({ steps, at }: { steps: number; at: number }) {
  return (
    <div aria-hidden className="flex gap-1.5">
      {Array.from({ length: steps }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the row
          key={place}
          className="h-1 flex-1 overflow-hidden rounded-full bg-line-strong"
        >
          <span className={cx("block h-full bg-primary forced-color-adjust-none", widths[Math.sign(place - at)])} />
        </span>
      ))}
    </div>
  );
}

const widths: Readonly<Record<string, string>> = { "-1": "w-full", 0: "w-1/2", 1: "w-0" };

function Marker({ place, at }: { place: number; at: number }) {
  const round = "flex size-7 shrink-0 items-center justify-center rounded-full text-dense font-semibold";
  if (place < at)
    return (
      <span aria-hidden className={cx(round, "bg-success-tint text-success")}>
        <Check size={16} />
      </span>
    );
  return (
    <span
      aria-hidden
      className={cx(round, place === at ? "bg-primary text-on-primary" : "border border-control text-ink-2")}
    >
      {place + 1}
    </span>
  );
}
