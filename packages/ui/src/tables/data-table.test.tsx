import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import type { Column } from "./table-column.ts";
import { nextSorting } from "./table-parts.tsx";

interface Order {
  id: string;
  customer: string;
  totalIncTax: string;
}

const orders: readonly Order[] = [
  { id: "B-2108", customer: "Priya Nair", totalIncTax: "£65.99" },
  { id: "B-2107", customer: "Tom Ashworth", totalIncTax: "£27.99" },
];

const columns: readonly Column<Order>[] = [
  { id: "id", header: "Order", accessorKey: "id", opens: true },
  { id: "customer", header: "Customer", accessorKey: "customer", from: "md" },
  { id: "total", header: "Total", align: "end", sortable: true, cell: (row) => row.totalIncTax },
];

function draw(props: Partial<DataTableProps<Order>>): string {
  return renderToStaticMarkup(
    <DataTable
      label="Orders"
      columns={columns}
      rowKey={(row) => row.id}
      empty={<p>No orders yet</p>}
      rows={orders}
      {...props}
    />,
  );
}

const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

test("rows show their cells under a named table, and the opening cell is a link", () => {
  const html = draw({ rowHref: (row) => `/orders/${row.id}` });
  expect(html).toContain('<caption class="sr-only">Orders</caption>');
  expect(count(html, /data-row=/g)).toBe(2);
  expect(html).toMatch(/href="\/orders\/B-2108"[^>]*>B-2108/);
  expect(html).toContain("£27.99");
});

test("an empty list teaches in place of a table", () => {
  const html = draw({ rows: [] });
  expect(html).toContain("No orders yet");
  expect(html).not.toContain("<table");
});

test("a list on its way has the heads and rows of the size to come, and says it is busy", () => {
  const html = draw({ rows: undefined, isLoading: true, expectedRows: 5 });
  expect(html).toContain('aria-busy="true"');
  expect(count(html, /<tr/g)).toBe(6);
  expect(html).not.toContain("No orders yet");
});

test("a failure is shown in place of the list with its reference", () => {
  const html = draw({ error: { title: "Orders did not load.", requestId: "7F3K-22" } });
  expect(html).toContain("Ref 7F3K-22");
  expect(html).not.toContain("<table");
});

test("chosen rows are marked, and the head's box says that some are", () => {
  const html = draw({
    selection: { selected: new Set(["B-2107"]), onChange: () => {} },
    rowLabel: (row) => `order ${row.id}`,
  });
  expect(count(html, /data-selected="true" class="relative/g)).toBe(1);
  expect(html).toContain('aria-label="Select order B-2107"');
  expect(html).toContain('aria-label="Select all 2"');
});

test("on a phone several can be chosen where rows can be chosen at all", () => {
  const selection = { selected: new Set<string>(), onChange: () => {} };
  const begins = />Select</g;
  expect(count(draw({ selection, phoneRow: ({ id }) => id }), begins)).toBe(1);
  expect(count(draw({ phoneRow: ({ id }) => id }), begins)).toBe(0);
  expect(count(draw({ selection }), begins)).toBe(0);
});

test("groups put their headings over their rows", () => {
  const groups = [{ id: "late", label: "Late", aside: "Oldest 20 h", rows: orders.slice(0, 1) }];
  const html = draw({ rows: undefined, groups });
  expect(html).toContain("Oldest 20 h");
  expect(count(html, /data-row=/g)).toBe(1);
});

test("the sorted column says which way, and only columns that can be sorted are buttons", () => {
  const html = draw({ sorting: { columnId: "total", direction: "descending" }, onSort: () => {} });
  expect(html).toContain('aria-sort="descending"');
  expect(count(html, /<button/g)).toBe(1);
});

test.each([
  [undefined, "descending"],
  [{ columnId: "total", direction: "descending" }, "ascending"],
  [{ columnId: "total", direction: "ascending" }, "descending"],
  [{ columnId: "id", direction: "descending" }, "descending"],
] as const)("from %o the next press on Total sorts %s", (current, direction) => {
  expect(nextSorting(current, "total")).toEqual({ columnId: "total", direction });
});
