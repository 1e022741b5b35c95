import { cx } from "@selvedge/ui/class-names.ts";
import type { ReactNode } from "react";

interface BesideViewProps {
  view: ReactNode;
  /** The head of the page stays where it is, too. */
  isBelowHead?: boolean;
  children: ReactNode;
}

/** Settings with what they look like beside them, where there is room, and in sight wherever one reads; else below. */
export const BesideView = ({ view, isBelowHead, children }: BesideViewProps) => (
  <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
    <div className={cx("min-w-0 xl:sticky", isBelowHead ? "xl:top-30" : "xl:top-18")}>{view}</div>
  </div>
);
