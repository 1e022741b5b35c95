import { cx } from "@selvedge/ui/class-names.ts";
import { problemStyles } from "../problems/problem-style.ts";
import { type Problem, problemWords } from "../problems/problems.ts";

/** The worst problem of a layer in two or three words, with the mark of its kind. */
export function LayerMark({ problem }: { problem: Problem | null }) {
  if (!problem) return null;
  const { icon: Icon, word, ink } = problemStyles[problem.severity];
  return (
    <span className={cx("flex items-center gap-1 text-tiny font-medium", ink)}>
      <Icon aria-hidden size={12} className="shrink-0" />
      <span className="truncate">
        <span className="sr-only">{word}: </span>
        {problemWords[problem.code].mark}
      </span>
    </span>
  );
}
