import { cx } from "@selvedge/ui/class-names.ts";

/** The edge of a row at which a dragged one would come to stand. The element around it is `relative`. */
export const DropLine = ({ side, isRefused }: { side: "before" | "behind"; isRefused: boolean }) => (
  <span
    aria-hidden
    className={cx(
      "pointer-events-none absolute inset-x-0 h-0.5 rounded-full",
      side === "before" ? "-top-0.75" : "-bottom-0.75",
      isRefused ? "bg-danger" : "bg-primary",
    )}
  />
);
