import { type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";

export interface Segment {
  id: string;
  label: ReactNode;
}

export interface SegmentedProps {
  label: string;
  segments: readonly Segment[];
  value: string;
  onChange: (id: string) => void;
  /** Where they do not fit beside each other they go on in the next line, so that each is in view; else the row scrolls. */
  wraps?: boolean;
}

/** Two to five ways to see the same thing, one of them on. */
export function Segmented({ label, segments, value, onChange, wraps }: SegmentedProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        "inline-flex max-w-full rounded-control border border-line bg-sunken p-0.5",
        wraps ? "flex-wrap" : "overflow-x-auto",
      )}
    >
      {segments.map((segment) => (
        <label key={segment.id} className={cx(SEGMENT, value === segment.id ? ON : OFF)}>
          {/* Of no form: it is no answer to a question. */}
          <input
            type="radio"
            form=""
            name={name}
            checked={value === segment.id}
            onChange={() => onChange(segment.id)}
            className="absolute inset-0 m-0 size-full cursor-default appearance-none rounded-[inherit] outline-none"
          />
          {segment.label}
        </label>
      ))}
    </div>
  );
}

const SEGMENT =
  "relative flex h-7 shrink-0 items-center whitespace-nowrap rounded-[5px] border px-3 text-dense font-medium " +
  // Inside its border: what scrolls cuts off what is around it.
  "transition-colors outline-primary has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 max-md:h-10";
const ON = "border-line-strong bg-surface text-ink forced-colors:chosen";
const OFF = "border-transparent text-ink-2 hover:text-ink forced-colors:border-[Canvas]";
