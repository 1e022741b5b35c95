import { widthOf } from "@selvedge/builder/edits/block-width";
import { pathTo } from "@selvedge/builder/edits/nesting";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { cx } from "@selvedge/ui/class-names.ts";
import { Fragment } from "react";
import { titleOf } from "./block-words.ts";

interface BlockPathProps {
  doc: Doc;
  selected: Uid | null;
  onSelect: (uid: Uid | null) => void;
  onKeys: () => void;
}

/** Where the selected block is, each block around it one press away, and how wide it is. */
export function BlockPath({ doc, selected, onSelect, onKeys }: BlockPathProps) {
  const path = selected === null ? [] : pathTo(doc, selected);
  // Inside another block it has no columns of its own.
  const width = path.length === 1 ? widthOf(doc, path[0]!.uid) : null;
  return (
    <div className="flex min-h-9 items-center gap-3 border-t border-line bg-surface px-3 text-label text-ink-2 max-md:min-h-11">
      <nav aria-label="Blocks around it" className="flex min-w-0 flex-1 items-center overflow-x-auto">
        {[null, ...path].map((rec, at) => (
          <Fragment key={rec?.uid ?? "page"}>
            {at > 0 ? <span aria-hidden>›</span> : null}
            <button
              type="button"
              aria-current={at === path.length ? "location" : undefined}
              onClick={() => onSelect(rec?.uid ?? null)}
              className={cx(
                "min-h-7 shrink-0 rounded-control px-2 outline-none hover:bg-hover focus-visible:ring-2 focus-visible:ring-primary max-md:min-h-11",
                at === path.length && "font-medium text-ink",
              )}
            >
              {rec ? titleOf(rec) : "Page"}
            </button>
          </Fragment>
        ))}
      </nav>
      {width ? (
        <span className="shrink-0 max-md:hidden" title={width.fixedBecause ?? undefined}>
          {width.span} of 12 columns
        </span>
      ) : null}
      <button
        type="button"
        onClick={onKeys}
        className="min-h-7 shrink-0 rounded-control px-2 outline-none hover:bg-hover focus-visible:ring-2 focus-visible:ring-primary max-md:hidden"
      >
        Keys
      </button>
    </div>
  );
}
