import { cx } from "../class-names.ts";
import { Skeleton } from "../feedback/skeleton.tsx";
import type { DataTableProps } from "./data-table.tsx";
import { cellSides, fromScreen } from "./table-column.ts";

/** Rows on their way, of the size of the rows to come. */
export function TableSkeleton<Row>({ columns, selection, dense, expectedRows = 8, phoneRow }: DataTableProps<Row>) {
  return (
    <tbody className={cx(phoneRow && "max-md:block")}>
      {Array.from({ length: expectedRows }, (_, row) => (
        <tr
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          key={row}
          className={cx(
            "border-line border-b last:border-b-0",
            dense ? "h-10" : "h-[53px]",
            phoneRow && "max-md:block",
          )}
        >
          {selection ? (
            <td className={cx("w-10 pl-4", phoneRow && "max-md:hidden")}>
              <Skeleton className="size-4" />
            </td>
          ) : null}
          {columns.map((column, place) => (
            <td
              key={column.id}
              className={cx(
                cellSides(place, columns.length, !!selection),
                fromScreen(column),
                phoneRow && "max-md:hidden",
              )}
            >
              <Skeleton
                className={cx(
                  "h-3",
                  WIDTHS[(row * 3 + place) % WIDTHS.length],
                  column.align === "end" && "ml-auto max-w-14",
                )}
              />
            </td>
          ))}
          {phoneRow ? (
            <td className="hidden px-4 py-4 max-md:block">
              <Skeleton className="h-3 w-1/2" />
              <Skeleton className="mt-2 h-3 w-1/3" />
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}

const WIDTHS = ["w-3/4", "w-1/2", "w-2/3", "w-5/6", "w-3/5"];
