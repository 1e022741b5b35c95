import type { ScrollPlace } from "@selvedge/builder/protocol/shapes";
import type { PageDiff } from "@selvedge/pages/diff/page-diff";
import { type Ref, useImperativeHandle, useMemo, useRef } from "react";
import { marksOf } from "./change-marks.ts";
import type { Side } from "./compared.ts";
import { type Led, VersionFrame } from "./version-frame.tsx";

interface SideBySideProps {
  pageId: number;
  sides: Record<"a" | "b", Side>;
  rev: string | null;
  wordsOf: (side: Side) => string;
  /** null while it is not known, and where both sides are the same. */
  diff: PageDiff | null;
  ref: Ref<Led>;
}

/** Two states of the page beside each other: what is different is framed on both, and one scrolls with the other. */
export function SideBySide({ pageId, sides, rev, wordsOf, diff, ref }: SideBySideProps) {
  const frames = { a: useRef<Led>(null), b: useRef<Led>(null) };
  const marks = useMemo(() => ({ a: diff ? marksOf(diff, "a") : [], b: diff ? marksOf(diff, "b") : [] }), [diff]);
  useImperativeHandle(ref, () => ({
    scrollTo(to: ScrollPlace) {
      frames.a.current?.scrollTo(to);
      frames.b.current?.scrollTo(to);
    },
  }));
  return (
    <div className="grid min-h-0 flex-1 gap-3 max-md:flex-none md:grid-cols-2">
      {(["a", "b"] as const).map((side) => (
        <section key={side} className="flex min-h-0 flex-col gap-2 max-md:h-110">
          <h2 className="flex items-center gap-2 font-medium">
            <span className="rounded-mark bg-ink px-1.5 text-surface">{side.toUpperCase()}</span>
            <span className="inline-block first-letter:uppercase">{wordsOf(sides[side])}</span>
          </h2>
          <VersionFrame
            {...{ pageId, rev }}
            ref={frames[side]}
            side={sides[side]}
            title={`The page as ${wordsOf(sides[side])}`}
            marks={marks[side]}
            onScrolled={(to) => frames[side === "a" ? "b" : "a"].current?.scrollTo(to)}
          />
        </section>
      ))}
    </div>
  );
}
