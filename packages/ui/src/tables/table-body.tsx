import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { Checkbox } from "../choices/checkbox.tsx";
import { cx } from "../class-names.ts";
import type { DataTableProps } from "./data-table.tsx";
import { type Column, cellSides, fromScreen } from "./table-column.ts";
import { toggleOne } from "./table-selection.ts";

/** Rows under one heading: "Today, Fri 20 Nov", with a word on why it matters at the right. */
export interface RowGroup<Row> {
  id: string;
  label: ReactNode;
  aside?: ReactNode;
  rows: readonly Row[];
}

interface TableBodyProps<Row> extends DataTableProps<Row> {
  /** On a phone a press on a row chooses it. */
  isPicking: boolean;
}

/** The rows of a table, or its groups of rows. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const groups = props.groups ?? [{ id: "all", label: null, rows: props.rows ?? [] }];
  const span = props.columns.length + (props.selection ? 1 : 0);
  return groups.map((group) => (
    <tbody key={group.id} className={cx("[&>tr:last-child]:border-b-0", props.phoneRow && "max-md:block")}>
      {group.label ? (
        <tr className={cx("border-line border-y bg-sunken", props.phoneRow && "max-md:block")}>
          <th
            colSpan={span}
            scope="rowgroup"
            className={cx("h-8.5 px-4 text-left font-medium", props.phoneRow && "max-md:block")}
          >
            <span className="flex h-full items-center justify-between gap-3">
              {group.label}
              <span className="font-normal text-ink-2">{group.aside}</span>
            </span>
          </th>
        </tr>
      ) : null}
      {group.rows.map((row) => (
        <TableRow key={props.rowKey(row)} row={row} table={props} />
      ))}
    </tbody>
  ));
}

interface RowProps<Row> {
  row: Row;
  table: TableBodyProps<Row>;
}

function TableRow<Row>({ row, table }: RowProps<Row>) {
  const { columns, selection, rowKey, rowLabel, phoneRow, dense } = table;
  const id = rowKey(row);
  const isSelected = selection?.selected.has(id) ?? false;
  return (
    <tr
      data-row={id}
      data-selected={isSelected || undefined}
      tabIndex={table.keys ? -1 : undefined}
      className={cx(ROW, dense ? "h-10" : "h-[53px]", phoneRow && "max-md:block max-md:h-auto")}
    >
      {selection ? (
        <td className={cx("w-10 pl-4", phoneRow && "max-md:hidden")}>
          <Checkbox
            className="z-10"
            aria-label={`Select ${rowLabel?.(row) ?? id}`}
            isSelected={isSelected}
            onChange={() => selection.onChange(toggleOne(selection.selected, id))}
          />
        </td>
      ) : null}
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={cx(cellSides(place, columns.length, !!selection), cellClass(column), phoneRow && "max-md:hidden")}
        >
          {column.opens && table.rowHref ? (
            <Link href={table.rowHref(row)} className="font-medium text-ink after:absolute after:inset-0">
              {content(column, row)}
            </Link>
          ) : (
            content(column, row)
          )}
        </td>
      ))}
      {phoneRow ? <td className="hidden max-md:block">{<PhoneRow row={row} table={table} />}</td> : null}
    </tr>
  );
}

function PhoneRow<Row>({ row, table }: RowProps<Row>) {
  const { selection, isPicking } = table;
  if (isPicking && selection) {
    const id = table.rowKey(row);
    return (
      <Checkbox
        className="min-h-14 w-full gap-3 px-4 py-3"
        aria-label={`Select ${table.rowLabel?.(row) ?? id}`}
        label={<span className="block text-dense">{table.phoneRow?.(row)}</span>}
        isSelected={selection.selected.has(id)}
        onChange={() => selection.onChange(toggleOne(selection.selected, id))}
      />
    );
  }
  const href = table.rowHref?.(row);
  const content = <div className="min-w-0 flex-1">{table.phoneRow?.(row)}</div>;
  const actions = table.phoneActions ? <div className="shrink-0 pr-2">{table.phoneActions(row)}</div> : null;
  return (
    <div className="flex items-center">
      {href ? (
        <Link href={href} className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-4 py-3 text-ink">
          {content}
          {actions ? null : <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-3" />}
        </Link>
      ) : (
        <div className="flex min-w-0 flex-1 px-4 py-3">{content}</div>
      )}
      {actions}
    </div>
  );
}

function content<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row);
  return column.accessorKey ? String(row[column.accessorKey] ?? "–") : null;
}

function cellClass<Row>(column: Column<Row>): string {
  return cx(
    "py-1.5",
    column.align === "end" ? "whitespace-nowrap text-right font-medium" : "text-left",
    fromScreen(column),
  );
}

const ROW =
  "relative border-line border-b transition-colors hover:bg-hover data-selected:bg-primary-tint " +
  "focus-visible:-outline-offset-2";
