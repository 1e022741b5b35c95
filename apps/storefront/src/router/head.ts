import type { PageHead } from "@selvedge/contracts/pages/page-data";

/** Updates the document's head for the next page. Tags that only crawlers read stay those of the first page. */
export function applyHead({ title, description, canonical, isNoindex }: PageHead): void {
  document.title = title;
  attribute('meta[name="description"]', "content", description);
  attribute('link[rel="canonical"]', "href", canonical);
  attribute('meta[name="robots"]', "content", isNoindex ? "noindex" : "index,follow");
}

function attribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
