import { formatMoney } from "@selvedge/domain/money/money";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { loadError } from "../data/failure-text.ts";
import type { QuoteListRow } from "../data/reply.ts";
import { ListLink } from "../lists/list-link.tsx";
import { type QuoteTab, quotesQuery } from "./quotes-query.ts";

/** The quotes of a tab, those that have waited longest first. */
export function QuoteList({ tab, chosen }: { tab: QuoteTab; chosen: number | null }) {
  const { data, error, refetch } = useQuery(quotesQuery(tab));
  const failure = loadError("Quotes did not load.", error, () => void refetch());
  if (!data) return <div className="p-4">{failure ? <ErrorState {...failure} /> : <SkeletonLines lines={6} />}</div>;
  if (data.data.length === 0)
    return <p className="p-4 text-body text-ink-2">Nothing here. Quotes come in from the shops' own pages.</p>;
  return (
    <ul aria-label="Quotes" className="-mt-px border-line border-b">
      {data.data.map((row) => (
        <ListLink key={row.id} href={`/quotes/${row.id}`} isChosen={row.id === chosen}>
          <Row row={row} />
        </ListLink>
      ))}
    </ul>
  );
}

const Row = ({ row }: { row: QuoteListRow }) => (
  <span className="flex min-w-0 flex-1 flex-col gap-0.5 text-dense">
    <span className="flex justify-between gap-2">
      <span className="truncate font-medium">{row.company || row.customer}</span>
      <span className="figures shrink-0 font-medium">
        {row.tab === "owed" && row.due
          ? formatMoney(row.due.leftMinor, row.currency)
          : row.totalMinor === null
            ? "–"
            : formatMoney(row.totalMinor, row.currency)}
      </span>
    </span>
    <span className="flex justify-between gap-2 text-label text-ink-2">
      <span className="truncate">
        {row.quantity} × {row.wants}
      </span>
      {row.due?.isLate ? (
        <span className="shrink-0 font-medium text-danger">Overdue</span>
      ) : (
        <span className="shrink-0">{row.stateName}</span>
      )}
    </span>
    <span className="truncate text-label text-ink-2">
      {row.reference}, {row.shop.name}
    </span>
  </span>
);
