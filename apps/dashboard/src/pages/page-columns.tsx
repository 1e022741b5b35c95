import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { TwoLines } from "@selvedge/ui/tables/table-parts";
import { DateText } from "@selvedge/ui/words/date-text";
import { PageState, PageStateNote, visitorsWord } from "./page-state.tsx";
import type { PageRow } from "./pages-query.ts";
import { RowActions } from "./row-actions.tsx";

const Name = ({ row }: { row: PageRow }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
    {row.name}
    {row.isHomepage && !row.deletedAt ? (
      <StatusBadge tone="info" shape="none">
        Home page
      </StatusBadge>
    ) : null}
  </span>
);

const State = ({ row }: { row: PageRow }) => (
  <span className="flex flex-col items-start gap-0.5">
    <PageState page={row} />
    <span className="text-label text-ink-2">
      <PageStateNote page={row} />
    </span>
  </span>
);

export const pageColumns: Column<PageRow>[] = [
  {
    id: "name",
    header: "Page",
    opens: true,
    cell: (row) => (
      <TwoLines first={<Name row={row} />} second={<span className="font-mono text-tiny">{row.url}</span>} />
    ),
  },
  { id: "state", header: "State", width: "200px", cell: (row) => <State row={row} /> },
  {
    id: "visitors",
    header: "Who can see it",
    width: "200px",
    from: "lg",
    cell: ({ loginState }) => visitorsWord(loginState),
  },
  {
    id: "edited",
    header: "Last edited",
    width: "150px",
    from: "md",
    cell: ({ updatedAt }) => <DateText at={updatedAt} form="spoken" />,
  },
  {
    id: "actions",
    header: <span className="sr-only">Actions</span>,
    width: "60px",
    cell: (row) => <RowActions page={row} />,
  },
];

/** A page as a row of a phone. */
export function PhonePage({ row }: { row: PageRow }) {
  return (
    <span className="flex flex-col gap-1">
      <span className="font-medium">
        <Name row={row} />
      </span>
      <span className="truncate font-mono text-ink-2 text-tiny">{row.url}</span>
      <span className="flex items-center justify-between gap-2 text-label text-ink-2">
        <PageState page={row} />
        <span>
          <PageStateNote page={row} />
        </span>
      </span>
    </span>
  );
}
