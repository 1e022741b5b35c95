import type { PageHead } from "@selvedge/contracts/storefront/page-data";

/** Brings the document's head to the page that is about to show. What only crawlers read stays the first page's. */
export function applyHead({ title, description, canonical, isNoindex }: PageHead): void {
  document.title = title;
  attribute('meta[name="description"]', "content", description);
  attribute('link[rel="canonical"]', "href", canonical);
  attribute('meta[name="robots"]', "content", isNoindex ? "noindex" : "index,follow");
}

function attribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
