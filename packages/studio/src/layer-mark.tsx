import { cx } from "@selvedge/ui/class-names";
import { problemLooks } from "./problem-look.ts";
import { type Problem, problemWords } from "./problems.ts";

/** The worst problem of a layer in two or three words, with the mark of its kind. */
export function LayerMark({ problem }: { problem: Problem | null }) {
  if (!problem) return null;
  const { icon: Icon, word, ink } = problemLooks[problem.severity];
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
