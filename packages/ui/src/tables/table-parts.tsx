import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

/** How the rows of a table are ordered. */
export interface Sorting {
  columnId: string;
  direction: "ascending" | "descending";
}

/** The way the next press on a column's header sorts: down first for numbers and dates, then the other way. */
export function nextSorting(current: Sorting | undefined, columnId: string): Sorting {
  const turned = current?.columnId === columnId && current.direction === "descending";
  return { columnId, direction: turned ? "ascending" : "descending" };
}

interface HeaderCellProps {
  columnId: string;
  align?: "start" | "end";
  className?: string;
  style?: { width?: string };
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  children: ReactNode;
}

/** A column's head; a button when the column can be sorted by. */
export function HeaderCell({ columnId, align, className, style, sorting, onSort, children }: HeaderCellProps) {
  const active = sorting?.columnId === columnId;
  const Arrow = sorting?.direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      style={style}
      aria-sort={active ? sorting.direction : undefined}
      className={cx("h-9 text-label font-medium text-ink-2", align === "end" ? "text-right" : "text-left", className)}
    >
      {onSort ? (
        <button
          type="button"
          onClick={() => onSort(nextSorting(sorting, columnId))}
          className={cx("inline-flex min-h-7 items-center gap-1 rounded-mark hover:text-ink", active && "text-ink")}
        >
          {children}
          {active ? <Arrow aria-hidden size={14} /> : null}
        </button>
      ) : (
        children
      )}
    </th>
  );
}

/** Two lines in one cell: what it is, and the detail below it. */
export function TwoLines({
  first,
  second,
  tone = "plain",
}: {
  first: ReactNode;
  second?: ReactNode;
  tone?: "plain" | "danger" | "warning";
}) {
  return (
    <span className="flex min-w-0 flex-col items-start gap-0.5">
      <span className="max-w-full truncate font-medium text-ink">{first}</span>
      {second ? <span className={cx("max-w-full truncate text-label", SECOND[tone])}>{second}</span> : null}
    </span>
  );
}

const SECOND = { plain: "text-ink-2", danger: "text-danger", warning: "text-warning" };
