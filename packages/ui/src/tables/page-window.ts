/** Which rows of a list are on screen. */
export interface PageWindow {
  /** Counted from 1; both 0 when the list is empty. */
  first: number;
  last: number;
  pages: number;
}

/** Returns the window of a page, counted from 1, of a list. A page past the end counts as the last one. */
export function pageWindow(page: number, pageSize: number, total: number): PageWindow {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const real = Math.min(Math.max(1, page), pages);
  return { first: total === 0 ? 0 : (real - 1) * pageSize + 1, last: Math.min(real * pageSize, total), pages };
}
