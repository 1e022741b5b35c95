import { CircleAlert, CircleCheck, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

export interface CheckRow {
  id: string;
  label: string;
  value: ReactNode;
  /** True and false are conditions; a fact without a verdict brings its own icon. */
  isMet?: boolean;
  icon?: LucideIcon;
}

/** Conditions that must be green before the machine gets its file, and facts beside them. */
export function CheckRows({ rows }: { rows: readonly CheckRow[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line-strong bg-surface px-5">
      {rows.map((row) => {
        const Icon = row.icon ?? (row.isMet === false ? CircleAlert : CircleCheck);
        const ink = row.icon ? "text-info" : row.isMet === false ? "text-danger" : "text-success";
        return (
          <div key={row.id} className="flex items-center gap-4 py-3 max-xl:gap-3 max-xl:py-1.5">
            <Icon aria-hidden size={28} className={cx("shrink-0", ink)} />
            <dt className="w-28 max-xl:w-22 shrink-0 text-ink-2">{row.label}</dt>
            <dd className="min-w-0 flex-1 text-[24px]/8 font-semibold max-xl:text-[20px]/7">
              {row.value}
              {row.isMet === false ? <span className="sr-only">, not ready</span> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
