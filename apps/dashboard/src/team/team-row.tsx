import { cx } from "@selvedge/ui/class-names.ts";
import type { ReactNode } from "react";

interface TeamRowProps {
  picture: ReactNode;
  name: ReactNode;
  note: ReactNode;
  role: ReactNode;
  purpose: ReactNode;
  state: ReactNode;
  lastSeen: ReactNode;
  actions: ReactNode;
}

/** One person or invitation: who, role with its meaning, two-factor, last visit, what can be done. */
export function TeamRow({ picture, name, note, role, purpose, state, lastSeen, actions }: TeamRowProps) {
  return (
    <li className={ROW}>
      <div className="flex min-w-0 items-center gap-3">
        {picture}
        <div className="min-w-0">
          <div className="truncate text-body font-medium">{name}</div>
          <div className="truncate text-label text-ink-2">{note}</div>
        </div>
      </div>
      <div className="min-w-0">{role}</div>
      <p className="text-dense text-ink-2 max-md:hidden">{purpose}</p>
      <div className="max-md:hidden">
        <span className="sr-only">Two-factor: </span>
        {state}
      </div>
      <div className="text-dense text-ink-2 max-md:hidden">
        <span className="sr-only">Last visit: </span>
        {lastSeen}
      </div>
      <div className="flex justify-end max-md:col-start-2 max-md:row-start-1">{actions}</div>
    </li>
  );
}

/** Column headings for sighted readers; each row's own labels serve screen readers. */
export function TeamHead() {
  return (
    <div
      aria-hidden
      className={cx(COLUMNS, "border-line border-t bg-sunken/40 py-1.5 text-label text-ink-2 max-md:hidden")}
    >
      <span>Name</span>
      <span>Role</span>
      <span>In short</span>
      <span>Two-factor</span>
      <span>Last visit</span>
    </div>
  );
}

const COLUMNS =
  "grid items-center gap-x-4 px-4 grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1.4fr)_150px_minmax(0,1.2fr)_76px_110px_40px]";

const ROW = cx(
  COLUMNS,
  "gap-y-2 border-line border-b py-2.5 last:border-b-0",
  "max-md:[&>div:nth-child(2)]:col-span-2",
);
