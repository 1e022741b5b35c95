import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { countText } from "../words/count-text.ts";
import { pageWindow } from "./page-window.ts";

export interface PaginationProps {
  /** Read aloud as the name; give it where a page has two lists. */
  label?: string;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  total: number;
  /** Where counting stops: from there on the total is shown as "10,000+". */
  mostCounted?: number;
  onPage: (page: number) => void;
  /** Beside the numbers: the keys that are live. */
  aside?: ReactNode;
}

/** "1–12 of 96" and the way to the pages beside. */
export function Pagination({ label = "Pages", page, pageSize, total, mostCounted, onPage, aside }: PaginationProps) {
  const { first, last, pages } = pageWindow(page, pageSize, total);
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-4 py-3 text-dense text-ink-2">
      <span className="figures flex flex-wrap items-center gap-x-2">
        {first}–{last} of {countText(total, mostCounted)}
        {aside}
      </span>
      <span className="flex gap-2">
        <IconButton
          label="Previous page"
          icon={ChevronLeft}
          variant="plain"
          size="row"
          isDisabled={page <= 1}
          onPress={() => onPage(page - 1)}
        />
        <IconButton
          label="Next page"
          icon={ChevronRight}
          variant="plain"
          size="row"
          isDisabled={page >= pages}
          onPress={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
