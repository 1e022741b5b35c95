import { Check } from "lucide-react";
import { cx } from "../class-names.ts";

export type BinState = "done" | "next" | "todo" | "other";

export interface Bin {
  id: string;
  label: string;
  state: BinState;
}

/** The bins of a cart: ticked, the next one filled with a ring, those still to do outlined, those of others grey. */
export function BinRow({ cart, bins }: { cart: string; bins: readonly Bin[] }) {
  return (
    <section
      aria-label={cart}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line-strong bg-surface px-5 py-3.5"
    >
      <h2 className="flex-1 whitespace-nowrap text-[26px]/8 font-semibold max-md:text-[20px]/7">{cart}</h2>
      <ol className="flex flex-wrap gap-4">
        {bins.map((bin) => (
          <li key={bin.id} className={cx(BASE, STYLES[bin.state])}>
            {bin.state === "done" ? <Check aria-hidden size={30} strokeWidth={2.5} /> : bin.label}
            <span className="sr-only">
              {bin.state === "done" ? bin.label : ""}, {WORDS[bin.state]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const BASE =
  "figures flex h-16 min-w-17 items-center justify-center rounded-card px-2.5 text-[34px]/none font-semibold";

const STYLES: Record<BinState, string> = {
  done: "bg-success-tint text-success",
  next: "bg-primary text-on-primary outline-4 outline-offset-3 outline-primary",
  todo: "border-[3px] border-primary text-primary",
  other: "border-2 border-line-strong text-ink-3",
};

const WORDS: Record<BinState, string> = { done: "done", next: "next", todo: "to do", other: "another order" };
