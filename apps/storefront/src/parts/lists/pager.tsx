import { Icon } from "../icon.tsx";
import "./pager.css";

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly label: string;
  /** What the addresses say beside the page, such as "q=tee". */
  readonly query?: string;
}

/** Links to the pages of a list: the first, the last, and those around the open one. Nothing for a single page. */
export function Pager({ page, pages, label, query = "" }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={label}>
      <ul>
        {page > 1 ? (
          <li>
            <a href={hrefOf(page - 1, query)} rel="prev" aria-label="Previous page">
              <Icon name="left" size={18} />
            </a>
          </li>
        ) : null}
        {shownPages(page, pages).map((shown, index) =>
          shown === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <a
                href={hrefOf(shown, query)}
                aria-current={shown === page ? "page" : undefined}
                aria-label={`Page ${shown}`}
              >
                {shown}
              </a>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <a href={hrefOf(page + 1, query)} rel="next" aria-label="Next page">
              <Icon name="right" size={18} />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** The first page is the list's own address. */
const hrefOf = (page: number, query: string): string =>
  `?${[query, page === 1 ? "" : `page=${page}`].filter(Boolean).join("&")}`;

/** Numbers of pages, and null for each gap between them. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const sorted = [...new Set(near)].sort((one, other) => one - other);
  return sorted.flatMap((each, index) => {
    const skipped = each - (sorted[index - 1] ?? each - 1) - 1;
    return skipped === 0 ? [each] : skipped === 1 ? [each - 1, each] : [null, each];
  });
}
