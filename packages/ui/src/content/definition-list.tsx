import { Fragment, type ReactNode } from "react";
import { cx } from "../class-names.ts";

export interface Fact {
  term: string;
  value: ReactNode;
}

/** Facts as pairs. `sums` puts the values at the right, for money. */
export function DefinitionList({ facts, sums }: { facts: readonly Fact[]; sums?: boolean }) {
  return (
    <dl className={cx("grid gap-x-4 gap-y-2 text-dense", sums ? "grid-cols-[1fr_auto]" : "grid-cols-[auto_1fr]")}>
      {facts.map(({ term, value }) => (
        <Fragment key={term}>
          <dt className="text-ink-2">{term}</dt>
          <dd className={cx("min-w-0", sums ? "figures text-right font-medium" : "break-words")}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
