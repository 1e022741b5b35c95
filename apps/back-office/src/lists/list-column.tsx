import { Button } from "@selvedge/ui/actions/button";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { Pagination } from "@selvedge/ui/tables/pagination";
import type { ComponentProps, ReactNode } from "react";
import { SearchOnEnter } from "./search-on-enter.tsx";

interface ListColumnProps<Row> {
  title: string;
  /** One page of the list; undefined until it is there. */
  list: { data: readonly Row[]; meta: { total: number; page: number; perPage: number } } | undefined;
  /** Why it did not load; null while nothing failed. */
  failure: ComponentProps<typeof ErrorState> | null;
  /** "13 people" */
  count: (total: number) => string;
  search: ComponentProps<typeof SearchOnEnter>;
  filters: ReactNode;
  /** What is said where nothing matches, and the way back to everything. */
  empty: { text: string; showAll: string; onShowAll: () => void };
  children: (row: Row) => ReactNode;
  onPage: (page: number) => void;
}

/** A list beside what is chosen of it: its title, search and filters, rows, and pages. */
export function ListColumn<Row>(props: ListColumnProps<Row>) {
  const { title, list, failure, count, search, filters, empty, children, onPage } = props;
  return (
    <div className="flex flex-col">
      <div className="flex flex-col gap-2.5 px-4 pt-4 pb-3">
        <div className="flex items-baseline justify-between gap-3">
          <h1 className="text-title font-semibold">{title}</h1>
          {list ? <span className="figures text-dense text-ink-2">{count(list.meta.total)}</span> : null}
        </div>
        <SearchOnEnter {...search} />
        <div className="flex flex-wrap gap-2">{filters}</div>
      </div>
      {!list ? <div className="p-4">{failure ? <ErrorState {...failure} /> : <SkeletonLines lines={8} />}</div> : null}
      {list && list.data.length === 0 ? (
        <div className="flex flex-col items-start gap-3 border-line border-t p-4">
          <p className="text-body text-ink-2">{empty.text}</p>
          <Button size="row" onPress={empty.onShowAll}>
            {empty.showAll}
          </Button>
        </div>
      ) : null}
      <ul aria-label={title}>{list?.data.map(children)}</ul>
      {list && list.meta.total > list.meta.perPage ? (
        <div className="border-line border-t px-4 py-3">
          <Pagination page={list.meta.page} pageSize={list.meta.perPage} total={list.meta.total} onPage={onPage} />
        </div>
      ) : null}
    </div>
  );
}
