/** The address of a search. */
export const searchPath = (asked: string): string => `/search/?${new URLSearchParams({ q: asked })}`;

/** "6 products and 2 more results", "2 of 6 products" where filters leave fewer; empty for nothing. */
export function countOf({ total, count }: { total: number; count: number }, others: number): string {
  const counted = (many: number, one: string) => (many === 0 ? [] : [many === 1 ? `1 ${one}` : `${many} ${one}s`]);
  const left = count < total ? `${count} of ` : "";
  const products = counted(total, "product").map((words) => left + words);
  return [...products, ...counted(others, total > 0 ? "more result" : "result")].join(" and ");
}
