import { cx } from "@selvedge/ui/class-names.ts";
import type { ReactNode } from "react";

interface SidePaneProps {
  label: string;
  /** Of a phone, which shows one pane at a time. */
  isShown: boolean;
  side: "left" | "right";
  children: ReactNode;
}

/** One of the panes beside the page. */
export const SidePane = ({ label, isShown, side, children }: SidePaneProps) => (
  <aside
    aria-label={label}
    className={cx(
      "relative min-h-0 overflow-y-auto border-line bg-surface",
      side === "left" ? "border-r" : "border-l",
      !isShown && "max-md:hidden",
    )}
  >
    {children}
  </aside>
);
