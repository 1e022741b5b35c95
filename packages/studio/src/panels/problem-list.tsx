import { Button as PlainButton } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { type ProblemFix, problemFixes } from "../problems/problem-fix.ts";
import { problemStyles } from "../problems/problem-style.ts";
import type { Problem } from "../problems/problems.ts";
import { sideNames } from "../stage/side-tabs.tsx";

interface ProblemListProps {
  problems: readonly Problem[];
  /** The name of the picture that a problem is about; null when it is about no picture. */
  nameOf: (problem: Problem) => string | null;
  /** Leads to the picture or the side concerned. */
  onSolve: (problem: Problem) => void;
}

/** Problems as buttons, each leading to what it is about. One that is about the whole design leads nowhere. */
export function ProblemList({ problems, nameOf, onSolve }: ProblemListProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {problems.map((problem) => {
        const about = [nameOf(problem), problem.side && sideNames[problem.side].toLowerCase()]
          .filter(Boolean)
          .join(", ");
        const text = <ProblemText problem={problem} about={about} />;
        return (
          <li key={problem.key}>
            {problem.side ? (
              <Button
                onPress={() => onSolve(problem)}
                className={cx(
                  ROW,
                  "w-full text-left transition-shadow data-hovered:shadow-[inset_0_0_0_1px_currentcolor]",
                  problemStyles[problem.severity].ink,
                  problemStyles[problem.severity].ground,
                )}
              >
                {text}
                <ChevronRight aria-hidden size={16} className="shrink-0 self-center" />
              </Button>
            ) : (
              <ProblemButton problem={problem}>{text}</ProblemButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ProblemNotesProps {
  problems: readonly Problem[];
  /** Does what is offered for a problem. */
  onFix: (fix: ProblemFix) => void;
}

/** The problems of the current selection, each with the nearest fix where there is one. */
export function ProblemNotes({ problems, onFix }: ProblemNotesProps) {
  return (
    <ul className="flex w-full flex-col gap-1.5 empty:hidden" aria-live="polite">
      {problems.map((problem) => {
        const fix = problemFixes[problem.code];
        return (
          <li key={problem.key}>
            <ProblemButton problem={problem}>
              <ProblemText problem={problem}>
                {fix ? (
                  <PlainButton size="row" className="mt-2 text-ink" onPress={() => onFix(fix)}>
                    {fix.label}
                  </PlainButton>
                ) : null}
              </ProblemText>
            </ProblemButton>
          </li>
        );
      })}
    </ul>
  );
}

function ProblemButton({ problem: { severity }, children }: { problem: Problem; children: ReactNode }) {
  return <div className={cx(ROW, problemStyles[severity].ink, problemStyles[severity].ground)}>{children}</div>;
}

interface ProblemTextProps {
  problem: Problem;
  about?: string;
  children?: ReactNode;
}

function ProblemText({ problem: { severity, sentence }, about, children }: ProblemTextProps) {
  const { icon: Icon, word } = problemStyles[severity];
  return (
    <>
      <Icon aria-hidden size={14} className="mt-px shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          {word}
          {about ? `: ${about}` : ""}
        </span>{" "}
        <span className="block text-ink">{sentence}</span>
        {children}
      </span>
    </>
  );
}

const ROW = "flex items-start gap-2 rounded-control p-2 text-label max-lg:min-h-11";
