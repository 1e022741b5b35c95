import type { ReactNode } from "react";

/** Settings with what they look like beside them, where there is room; else below. */
export const BesideView = ({ view, children }: { view: ReactNode; children: ReactNode }) => (
  <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
    <div className="min-w-0 xl:sticky xl:top-4">{view}</div>
  </div>
);
