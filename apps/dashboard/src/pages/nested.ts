import type { PageRow } from "./pages-query.ts";

/** A page with how many of the listed pages it is below. */
export type NestedPage = PageRow & { depth: number };

/** The same pages, each with its depth among them; below the home page is nothing. */
export function nested(rows: readonly PageRow[]): NestedPage[] {
  const around: string[] = [];
  return rows.map((row) => {
    while (around.length > 0 && !row.url.startsWith(around.at(-1)!)) around.pop();
    const depth = around.length;
    if (row.url !== "/") around.push(row.url);
    return { ...row, depth };
  });
}

/** The page that one of these is below by its address: null at the top, undefined where it or that page is not among them. */
export function parentIn(pages: readonly Pick<PageRow, "id" | "url">[], id: number): number | null | undefined {
  const url = pages.find((page) => page.id === id)?.url;
  const parent = url?.replace(/[^/]+\/$/, "");
  return parent === "/" ? null : pages.find((page) => page.url === parent)?.id;
}
