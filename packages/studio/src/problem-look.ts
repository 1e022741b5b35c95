import type { Severity } from "@selvedge/design/preflight";
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from "lucide-react";

interface Look {
  readonly icon: LucideIcon;
  /** Said with the mark, so that colour is never alone. */
  readonly word: string;
  readonly ink: string;
  readonly ground: string;
}

/** How each kind of problem looks and what it is called. */
export const problemLooks: Readonly<Record<Severity, Look>> = {
  block: { icon: CircleAlert, word: "Problem", ink: "text-danger", ground: "bg-danger-tint" },
  warn: { icon: TriangleAlert, word: "Warning", ink: "text-warning", ground: "bg-warning-tint" },
  note: { icon: Info, word: "Good to know", ink: "text-info", ground: "bg-info-tint" },
};
