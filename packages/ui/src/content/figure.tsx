import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

export interface FigureProps {
  label: string;
  value: ReactNode;
  /** Against the period before: "+35.4%". */
  change?: { text: string; direction: "up" | "down"; isGood: boolean };
  note?: string;
}

/** One number that matters, with how it moved. */
export function Figure({ label, value, change, note = "vs before" }: FigureProps) {
  const Arrow = change?.direction === "down" ? ArrowDownRight : ArrowUpRight;
  return (
    <dl className="min-w-0 p-4">
      <dt className="text-dense text-ink-2">{label}</dt>
      <dd className="figures mt-0.5 text-figure font-semibold">{value}</dd>
      {change ? (
        <dd className="mt-0.5 flex items-center gap-1 text-label text-ink-2">
          <span className={cx("flex items-center gap-1 font-medium", change.isGood ? "text-success" : "text-danger")}>
            <Arrow aria-hidden size={14} />
            <span className="sr-only">{change.direction}</span>
            {change.text}
          </span>
          {note}
        </dd>
      ) : null}
    </dl>
  );
}
