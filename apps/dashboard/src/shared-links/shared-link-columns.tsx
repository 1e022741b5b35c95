import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { DateText } from "@selvedge/ui/words/date-text";
import { Money } from "@selvedge/ui/words/money";
import type { SharedLink } from "./shared-links-query.ts";

const Paid = ({ paidIncTaxMinor, currency }: SharedLink) =>
  paidIncTaxMinor === null ? "–" : <Money amountMinor={paidIncTaxMinor} currency={currency} />;

export const sharedLinkColumns: Column<SharedLink>[] = [
  { id: "code", header: "Who shares", cell: ({ code }) => <span className="font-medium">{code}</span> },
  {
    id: "last",
    header: "Last visit",
    width: "160px",
    cell: ({ lastVisitAt }) => <DateText at={lastVisitAt} form="day" />,
  },
  { id: "visitors", header: "Visitors", width: "110px", align: "end", cell: ({ visitors }) => visitors },
  { id: "orders", header: "Orders", width: "110px", align: "end", cell: ({ orders }) => orders },
  { id: "paid", header: "Paid", width: "130px", align: "end", cell: Paid },
];

/** Who shares a link as a row of a phone. */
export function PhoneSharedLink({ row }: { row: SharedLink }) {
  return (
    <span className="flex flex-col gap-1">
      <span className="flex items-center justify-between gap-2">
        <span className="truncate font-medium">{row.code}</span>
        <span className="shrink-0">
          <Paid {...row} />
        </span>
      </span>
      <span className="text-label text-ink-2">
        Visitors: {row.visitors} · Orders: {row.orders} · <DateText at={row.lastVisitAt} form="day" />
      </span>
    </span>
  );
}
