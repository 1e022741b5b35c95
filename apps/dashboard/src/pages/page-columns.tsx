import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { TwoLines } from "@selvedge/ui/tables/table-parts";
import { DateText } from "@selvedge/ui/words/date-text";
import { CornerDownRight, GripVertical } from "lucide-react";
import type { NestedPage } from "./nested.ts";
import { useNestHandle } from "./nesting-area.tsx";
import { PageState, PageStateNote, visitorsWord } from "./page-state.tsx";
import type { PageRow } from "./pages-query.ts";
import { PageThumb } from "./pictures/page-thumb.tsx";
import { RowActions } from "./row-actions.tsx";

const Name = ({ row }: { row: PageRow }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
    {row.name}
    {row.isHomepage && !row.deletedAt ? (
      <StatusBadge tone="info" shape="none">
        Home page
      </StatusBadge>
    ) : null}
    {row.kind === "store" ? null : <StatusBadge shape="none">{row.kind === "mail" ? "Mail" : "Flow"}</StatusBadge>}
    {row.isNoindex && !row.deletedAt ? <StatusBadge shape="none">Not in search engines</StatusBadge> : null}
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

/** Taken by mouse, finger or pen to put the page under another one; the row's menu does the same. */
function Handle({ row }: { row: NestedPage }) {
  return (
    <span
      {...useNestHandle(row.id)}
      data-drag-page={row.id}
      aria-hidden
      title="Drag onto another page to put it below"
      className="relative z-10 shrink-0 cursor-grab touch-none text-ink-3 hover:text-ink max-md:hidden"
    >
      <GripVertical size={16} />
    </span>
  );
}

/** `mayMove`: pages can be put under each other. */
export const pageColumns = (mayMove: boolean): Column<NestedPage>[] => [
  {
    id: "name",
    header: "Page",
    opens: true,
    cell: (row) => (
      <span className="flex items-center gap-2" style={{ paddingLeft: Math.min(row.depth, 6) * 26 }}>
        {mayMove && !row.isHomepage && !row.deletedAt ? <Handle row={row} /> : <span className="w-4 max-md:hidden" />}
        {row.depth > 0 ? <CornerDownRight aria-hidden size={14} className="shrink-0 text-ink-3" /> : null}
        <PageThumb page={row} />
        <TwoLines first={<Name row={row} />} second={<span className="font-mono text-tiny">{row.url}</span>} />
      </span>
    ),
  },
  { id: "state", header: "State", width: "200px", cell: (row) => <State row={row} /> },
  {
    id: "visitors",
    header: "Who can see it",
    width: "180px",
    from: "lg",
    cell: ({ loginState, kind }) => visitorsWord(loginState, kind),
  },
  {
    id: "edited",
    header: "Last edited",
    width: "160px",
    from: "md",
    cell: ({ updatedAt, editedBy }) => (
      <span className="flex flex-col">
        <DateText at={updatedAt} form="spoken" />
        <span className="text-label text-ink-2">{editedBy ?? ""}</span>
      </span>
    ),
  },
  {
    id: "actions",
    header: <span className="sr-only">Actions</span>,
    width: "60px",
    cell: (row) => <RowActions page={row} />,
  },
];

/** A page as a row of a phone. */
export function PhonePage({ row }: { row: NestedPage }) {
  return (
    <span className="flex flex-col gap-1" style={{ paddingLeft: Math.min(row.depth, 4) * 14 }}>
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
