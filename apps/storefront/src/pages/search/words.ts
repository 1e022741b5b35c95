/** The address of a search. */
export const searchPath = (asked: string): string => `/search/?${new URLSearchParams({ q: asked })}`;

/** "6 products and 2 pages"; empty for nothing. */
export function countOf(products: number, others: number): string {
  const counted = (count: number, one: string) => (count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${one}s`]);
  return [...counted(products, "product"), ...counted(others, products > 0 ? "more result" : "result")].join(" and ");
}
