import { countOf, type PageDiff } from "@selvedge/pages/diff/page-diff";
import type { Uid } from "@selvedge/pages/doc";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Switch } from "@selvedge/ui/choices/switch";
import { cx } from "@selvedge/ui/class-names.ts";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";

interface ChangeBarProps {
  diff: PageDiff;
  /** Brings both sides to a block; null where there are no pages to be brought. */
  onGoTo: ((uid: Uid) => void) | null;
  /** How many blocks are the same, and whether they are folded; null where nothing is to be folded. */
  folding: { same: number; isOn: boolean; onChange: (isOn: boolean) => void } | null;
}

const kinds = [
  ["new", "new", "border-success"],
  ["changed", "changed", "border-warning"],
  ["moved", "moved", "border-primary"],
  ["gone", "gone", "border-danger border-dashed"],
] as const;

/** How much is different from A to B, and the way from one change to the next, by its arrows or by J and K. */
export function ChangeBar({ diff, onGoTo, folding }: ChangeBarProps) {
  const [at, setAt] = useState(-1);
  const count = diff.blocks.length;
  function goTo(next: number) {
    const change = diff.blocks[next];
    if (!change || !onGoTo) return;
    setAt(next);
    onGoTo(change.rec.uid);
  }
  const latest = useRef({ at, goTo });
  useEffect(() => {
    latest.current = { at, goTo };
  });
  useEffect(() => {
    const hear = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const by = { j: 1, k: -1 }[key];
      const isTyped = target instanceof HTMLElement && target.closest("input, textarea, [contenteditable]");
      if (by && !isTyped && !ctrlKey && !metaKey && !altKey) latest.current.goTo(latest.current.at + by);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
  return (
    <div className="flex min-h-8 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 text-dense text-ink-2">
      <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>From A to B:</span>
        {countOf(diff) === 0 ? <span>nothing is different</span> : null}
        {kinds.map(([kind, word, mark]) => {
          const of = diff.blocks.filter((change) => change.kind === kind).length;
          return of === 0 ? null : (
            <span key={kind} className="flex items-center gap-1.5">
              <span aria-hidden className={cx("size-3.5 rounded-[3px] border-2", mark)} />
              {of} {word}
            </span>
          );
        })}
        {diff.page.length > 0 ? <span>{diff.page.length} of the page</span> : null}
        {folding?.isOn ? <span>{folding.same === 1 ? "1 block is" : `${folding.same} blocks are`} folded</span> : null}
      </p>
      <span className="ml-auto flex flex-wrap items-center gap-x-4 max-md:ml-0 max-md:w-full max-md:justify-between">
        {count > 0 && onGoTo ? (
          <span className="flex items-center gap-1">
            <span aria-live="polite">{at < 0 ? `${count} to look at` : `Change ${at + 1} of ${count}`}</span>
            <IconButton
              size="dense"
              icon={ChevronUp}
              label="Previous change (K)"
              isDisabled={at <= 0}
              onPress={() => goTo(at - 1)}
            />
            <IconButton
              size="dense"
              icon={ChevronDown}
              label="Next change (J)"
              isDisabled={at >= count - 1}
              onPress={() => goTo(at + 1)}
            />
          </span>
        ) : null}
        {folding ? (
          <Switch
            label="Only what differs"
            isSelected={folding.isOn}
            onChange={folding.onChange}
            className="text-dense"
          />
        ) : null}
      </span>
    </div>
  );
}
