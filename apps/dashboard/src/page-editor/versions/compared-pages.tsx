import type { ScrollPlace } from "@selvedge/builder/protocol/shapes";
import type { PageDiff } from "@selvedge/pages/diff/page-diff";
import type { Uid } from "@selvedge/pages/doc";
import { cx } from "@selvedge/ui/class-names.ts";
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from "react";
import { marksOf } from "./change-marks.ts";
import type { Side } from "./compared.ts";
import { DividerHandle } from "./divider-handle.tsx";
import { type Led, VersionFrame } from "./version-frame.tsx";

/** Beside each other, or one over the other with a line between them. */
export type Layout = "beside" | "over";

interface ComparedPagesProps {
  pageId: number;
  layout: Layout;
  sides: Record<"a" | "b", Side>;
  rev: string | null;
  wordsOf: (side: Side) => string;
  /** null while it is not known, and where both sides are the same. */
  diff: PageDiff | null;
  /** Blocks that both have alike and that are folded. */
  folded: readonly Uid[];
  ref: Ref<Led>;
}

/** Two states of the page. Differences are framed in both, and both scroll together. Changing the layout reloads neither. */
export function ComparedPages({ pageId, layout, sides, rev, wordsOf, diff, folded, ref }: ComparedPagesProps) {
  const frames = { a: useRef<Led>(null), b: useRef<Led>(null) };
  const [at, setAt] = useState(50);
  const [isHeld, setHeld] = useState(false);
  const marks = useMemo(() => ({ a: diff ? marksOf(diff, "a") : [], b: diff ? marksOf(diff, "b") : [] }), [diff]);
  useImperativeHandle(ref, () => ({
    scrollTo(to: ScrollPlace) {
      frames.a.current?.scrollTo(to);
      frames.b.current?.scrollTo(to);
    },
  }));
  const isOver = layout === "over";
  return (
    <div
      className={cx(
        "grid flex-1",
        // On a phone, one of them beside the other is one below the other.
        isOver ? "relative min-h-0 grid-cols-1 max-md:min-h-110" : "min-h-0 gap-3 max-md:flex-none md:grid-cols-2",
      )}
    >
      {(["a", "b"] as const).map((side) => (
        <section
          key={side}
          className={cx(
            "flex min-h-0 min-w-0 flex-col gap-2",
            isOver ? "pointer-events-none [grid-area:1/1]" : "max-md:h-110",
          )}
        >
          <h2
            className={cx(
              "flex min-h-6 items-center gap-2 font-medium",
              isOver && (side === "a" ? "mr-[51%]" : "ml-[51%] flex-row-reverse"),
            )}
          >
            <span className="rounded-mark bg-ink px-1.5 text-surface">{side.toUpperCase()}</span>
            <span className="inline-block min-w-0 truncate first-letter:uppercase">{wordsOf(sides[side])}</span>
          </h2>
          <div
            className={cx("flex min-h-0 flex-1", isHeld ? "pointer-events-none" : "pointer-events-auto")}
            style={isOver && side === "b" ? { clipPath: `inset(0 0 0 ${at}%)` } : undefined}
          >
            <VersionFrame
              {...{ pageId, rev, folded }}
              ref={frames[side]}
              side={sides[side]}
              title={`The page as ${wordsOf(sides[side])}`}
              marks={marks[side]}
              onScrolled={(to) => frames[side === "a" ? "b" : "a"].current?.scrollTo(to)}
            />
          </div>
        </section>
      ))}
      {isOver ? (
        <div className="pointer-events-none absolute inset-x-0 top-8 bottom-0">
          <DividerHandle
            {...{ at }}
            onChange={setAt}
            onHold={setHeld}
            words={{ a: wordsOf(sides.a), b: wordsOf(sides.b) }}
          />
        </div>
      ) : null}
    </div>
  );
}
