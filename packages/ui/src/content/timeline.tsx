import { Check, Minus, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

export type MomentState = "done" | "now" | "next" | "failed" | "skipped";

export interface Moment {
  id: string;
  label: ReactNode;
  /** Who or where, below the label. */
  detail?: ReactNode;
  /** When, at the right. */
  aside?: ReactNode;
  state: MomentState;
}

/** What happened, in order, and what is to come. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="flex flex-col">
      {moments.map((moment) => (
        <li key={moment.id} className="group relative flex gap-3 pb-3 last:pb-0">
          <span aria-hidden className="absolute top-6 bottom-1 left-[9.5px] w-px bg-line-strong group-last:hidden" />
          <span className={cx("flex size-5 shrink-0 items-center justify-center rounded-full", MARKS[moment.state])}>
            <StateIcon state={moment.state} />
          </span>
          <span className="min-w-0 flex-1 text-dense">
            <span className={cx("font-medium", moment.state === "next" && "text-ink-2")}>{moment.label}</span>
            <span className="sr-only">, {STATE_WORDS[moment.state]}</span>
            {moment.detail ? <span className="block text-label text-ink-2">{moment.detail}</span> : null}
          </span>
          {moment.aside ? <span className="figures shrink-0 text-label text-ink-2">{moment.aside}</span> : null}
        </li>
      ))}
    </ol>
  );
}

function StateIcon({ state }: { state: MomentState }) {
  if (state === "done") return <Check aria-hidden size={12} strokeWidth={2.5} />;
  if (state === "failed") return <X aria-hidden size={12} strokeWidth={2.5} />;
  if (state === "skipped") return <Minus aria-hidden size={12} strokeWidth={2.5} />;
  return null;
}

const MARKS: Record<MomentState, string> = {
  done: "bg-success-tint text-success",
  now: "border-2 border-primary bg-primary-tint",
  next: "border-[1.5px] border-line-strong border-dashed",
  failed: "bg-danger-tint text-danger",
  skipped: "bg-sunken text-ink-2",
};

const STATE_WORDS: Record<MomentState, string> = {
  done: "done",
  now: "under way",
  next: "to come",
  failed: "failed",
  skipped: "not needed",
};
