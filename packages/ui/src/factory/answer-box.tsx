import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { fitText } from "./fit-text.ts";

export interface AnswerBoxProps {
  /** One word: "Size". */
  label: string;
  value: string;
  /** Code 42 px, word 72, size 96, huge 176, hole 228; less where the box is too narrow for the value. */
  scale?: keyof typeof SCALES;
  /** asked: the box the next action is about. Done: scanned and right. */
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
  const { maxPx, look } = SCALES[scale];
  return (
    <section
      className={cx("flex min-w-0 items-center gap-4 rounded-card px-5 py-3 max-md:px-3.5", BOXES[state], className)}
    >
      <div className="flex h-full min-w-0 flex-1 flex-col">
        <h2
          className={cx(
            "flex items-center gap-2 font-medium max-md:text-[17px]/6",
            state === "asked" ? "text-primary" : "text-ink-2",
          )}
        >
          {label}
          {state === "done" ? <CircleCheck aria-label="done" size={24} className="text-success" /> : null}
        </h2>
        <div className="flex min-w-0 flex-1 items-center gap-4 max-md:gap-3">
          {colour ? <span aria-hidden className={SWATCH} style={{ backgroundColor: colour }} /> : null}
          <div className={cx("@container min-w-0 flex-1", centred && "text-center")}>
            <strong
              className={cx("block whitespace-nowrap font-semibold", look, INKS[state])}
              style={{
                fontSize:
                  scale in LOW_SCREEN
                    ? `min(${fitText(value, maxPx, 22)}, ${LOW_SCREEN[scale]})`
                    : fitText(value, maxPx, 22),
              }}
            >
              {value}
            </strong>
          </div>
        </div>
      </div>
      {aside}
    </section>
  );
}

/** On a screen lower than 800 px the rows around the largest answers leave less than their height. */
const LOW_SCREEN: Partial<Record<keyof typeof SCALES, string>> = {
  huge: "max(64px, 100dvh - 624px)",
  hole: "max(96px, 100dvh - 580px)",
};

const SWATCH = "size-13 max-md:size-9 shrink-0 rounded-card shadow-[inset_0_0_0_2px_rgb(128_128_128/40%)]";

const BOXES = {
  plain: "border border-line-strong bg-surface",
  asked: "border-[3px] border-primary bg-primary-tint",
  done: "border border-line-strong bg-surface",
};

const INKS = { plain: "text-ink", asked: "text-primary", done: "text-success" };

const SCALES = {
  code: { maxPx: 42, look: "leading-[1.1] tracking-[-0.02em]" },
  word: { maxPx: 72, look: "leading-[1.1] tracking-[-0.028em]" },
  size: { maxPx: 96, look: "leading-none tracking-[-0.03em]" },
  huge: { maxPx: 176, look: "leading-[0.92] tracking-[-0.04em]" },
  hole: { maxPx: 228, look: "leading-[0.92] tracking-[-0.045em]" },
};
