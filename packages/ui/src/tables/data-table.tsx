import { type ReactNode, useState } from "react";
import { Checkbox } from "../choices/checkbox.tsx";
import { cx } from "../class-names.ts";
import { ErrorState, type ErrorStateProps } from "../feedback/error-state.tsx";
import { PhonePicking } from "./phone-picking.tsx";
import { type RowGroup, TableBody } from "./table-body.tsx";
import { type Column, cellSides, fromScreen } from "./table-column.ts";
import { HeaderCell, type Sorting } from "./table-parts.tsx";
import { allState, type Selection, toggleAll } from "./table-selection.ts";
import { TableSkeleton } from "./table-skeleton.tsx";
import { useListKeys } from "./use-list-keys.tsx";

export interface DataTableProps<Row> {
  /** Read aloud as the table's name. */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rows?: readonly Row[];
  /** Rows under headings, in place of `rows`. */
  groups?: readonly RowGroup<Row>[];
  /** Renders the skeleton, of the size of `expectedRows` rows. */
  isLoading?: boolean;
  expectedRows?: number;
  error?: ErrorStateProps | null;
  /** Shown when there is nothing: an EmptyState. */
  empty: ReactNode;
  /** What a row is called, for its checkbox: "order B-2108". */
  rowLabel?: (row: Row) => string;
  rowHref?: (row: Row) => string;
  selection?: Selection;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** 40 px rows in place of 53. */
  dense?: boolean;
  /** J and K move, X selects, Enter opens. */
  keys?: boolean;
  /** On phones this renders the rows in place of columns. */
  phoneRow?: (row: Row) => ReactNode;
  /** What can be done with a row, at the end of what `phoneRow` renders. */
  phoneActions?: (row: Row) => ReactNode;
  /** Without border and corners, for a table inside a card. */
  bare?: boolean;
}

/** A list with its skeleton, its first-run words, its failure, its order, its selection and its keys. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, groups, isLoading, error, empty, selection, sorting, onSort, bare, keys } = props;
  const all = groups ? groups.flatMap((group) => group.rows) : (rows ?? []);
  const ids = all.map(props.rowKey);
  const [isPicking, setPicking] = useState(false);
  const listRef = useListKeys({ enabled: !!keys, selection });
  const frame = bare ? "" : "rounded-card border border-line";
  if (error) return <ErrorState {...error} />;
  if (!isLoading && all.length === 0) return <div className={cx(frame, "bg-surface")}>{empty}</div>;
  return (
    <div ref={listRef} className={cx(frame, "overflow-x-auto bg-surface")}>
      {selection && props.phoneRow && !isLoading ? (
        <PhonePicking {...{ ids, selection, isPicking }} onPicking={setPicking} />
      ) : null}
      <table
        aria-busy={isLoading}
        className={cx("w-full border-collapse text-dense", props.phoneRow && "max-md:block")}
      >
        <caption className="sr-only">{label}</caption>
        <thead className={cx("border-line border-b", props.phoneRow && "max-md:hidden")}>
          <tr>
            {selection ? (
              <th scope="col" className="w-10 pl-4 text-left">
                <Checkbox
                  aria-label={`Select all ${ids.length}`}
                  isSelected={allState(selection.selected, ids) === "all"}
                  isIndeterminate={allState(selection.selected, ids) === "some"}
                  onChange={() => selection.onChange(toggleAll(selection.selected, ids))}
                />
              </th>
            ) : null}
            {columns.map((column, place) => (
              <HeaderCell
                key={column.id}
                columnId={column.id}
                align={column.align}
                style={column.width ? { width: column.width } : undefined}
                className={cx(cellSides(place, columns.length, !!selection), fromScreen(column))}
                sorting={sorting}
                onSort={column.sortable ? onSort : undefined}
              >
                {column.header}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        {isLoading ? <TableSkeleton {...props} /> : <TableBody {...props} isPicking={isPicking} />}
      </table>
    </div>
  );
}
