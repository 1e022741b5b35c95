import type { Severity } from "@selvedge/design/preflight";
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from "lucide-react";

interface ProblemStyle {
  readonly icon: LucideIcon;
  /** Shown with the mark, so that colour is never alone. */
  readonly word: string;
  readonly ink: string;
  readonly ground: string;
}

/** How each kind of problem looks and what it is called. */
export const problemStyles: Readonly<Record<Severity, ProblemStyle>> = {
  block: { icon: CircleAlert, word: "Problem", ink: "text-danger", ground: "bg-danger-tint" },
  warn: { icon: TriangleAlert, word: "Warning", ink: "text-warning", ground: "bg-warning-tint" },
  note: { icon: Info, word: "Good to know", ink: "text-info", ground: "bg-info-tint" },
};
