import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

export interface AnswerBoxProps {
  /** One word: "Size". */
  label: string;
  value: ReactNode;
  /** Word 72 px, size 96, huge 176, hole 228, code 42. */
  scale?: "word" | "size" | "huge" | "hole" | "code";
  /** Asked: the box the next action is about. Done: scanned and right. */
  state?: "plain" | "asked" | "done";
  /** A colour beside the word that names it. */
  colour?: string;
  /** At the right: small pictures of the sides. */
  aside?: ReactNode;
  centred?: boolean;
  className?: string;
}

/** One answer to "which": colour, size, shelf, hole. Readable from two metres. */
export function AnswerBox({
  label,
  value,
  scale = "word",
  state = "plain",
  colour,
  aside,
  centred,
  className,
}: AnswerBoxProps) {
  return (
    <section
      className={cx("flex min-w-0 items-center gap-4 rounded-card bg-surface px-5 py-3", BORDERS[state], className)}
    >
      <div className={cx("flex min-w-0 flex-1 flex-col", centred && "items-center")}>
        <h2 className={cx("flex items-center gap-2 font-medium", state === "asked" ? "text-primary" : "text-ink-2")}>
          {label}
          {state === "done" ? <CircleCheck aria-label="done" size={24} className="text-success" /> : null}
        </h2>
        <div className={cx("flex max-w-full items-center gap-4", centred && "justify-center")}>
          {colour ? (
            <span
              aria-hidden
              className="size-13 shrink-0 rounded-card shadow-[inset_0_0_0_2px_rgb(128_128_128/40%)]"
              style={{ backgroundColor: colour }}
            />
          ) : null}
          <strong className={cx("min-w-0 font-semibold", SCALES[scale], INKS[state])}>{value}</strong>
        </div>
      </div>
      {aside}
    </section>
  );
}

const BORDERS = {
  plain: "border border-line-strong",
  asked: "border-[3px] border-primary bg-primary-tint",
  done: "border border-line-strong",
};

const INKS = { plain: "text-ink", asked: "text-primary", done: "text-success" };

const SCALES = {
  code: "text-[42px]/[44px] tracking-[-0.02em]",
  word: "truncate text-[72px]/[80px] tracking-[-0.028em]",
  size: "text-[96px]/[96px] tracking-[-0.03em]",
  huge: "text-[176px]/[160px] tracking-[-0.04em]",
  hole: "text-[228px]/[208px] tracking-[-0.045em]",
};
