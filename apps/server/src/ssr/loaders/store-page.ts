import { isObject } from "@selvedge/pages/json";
import type { NeedData } from "@selvedge/pages/needs";
import { isHomepage, isNoindex } from "@selvedge/pages/page/page-rules";
import { soonest } from "../soonest.ts";
import { type LoadedPage, loadedPage, type PageImage } from "../visit.ts";
import type { Shown, StoreDocument } from "./store-document.ts";

/** How a page of a shop is answered. */
interface Showing {
  readonly shown: Shown;
  readonly needs: NeedData;
  /** The address that search engines learn. */
  readonly canonicalPath: string;
  /** Whether it is the shop's home page. */
  readonly isHome: boolean;
  readonly nowMs: number;
}

/** A page of a shop with its blocks, their data, and what search engines and the page cache learn of it. */
export function storePage(
  { id, url, name, version, facts }: StoreDocument,
  { shown, needs, canonicalPath, isHome, nowMs }: Showing,
): LoadedPage<"store"> {
  const { title, description, layout, ogImage } = facts.properties;
  return loadedPage<"store">({
    route: "store",
    data: {
      page: { version, properties: facts.properties, url },
      blocks: shown.fill?.(shown.blocks, needs) ?? shown.blocks,
      needs,
    },
    meta: {
      title: isHome || isHomepage({ ...facts, url }) ? "" : String(title || name),
      description: typeof description === "string" ? description : "",
      canonicalPath,
      isNoindex: isNoindex(facts),
      crumbs: isHome
        ? []
        : [
            { title: "Home", url: "/" },
            { title: String(title || name), url },
          ],
      image: imageOf(ogImage),
      jsonLd: shown.faq ? [shown.faq] : [],
    },
    layout: typeof layout === "string" ? layout : "standard",
    tags: [`page:${id}`],
    changesAtMs: soonest(shown.nextChangeAtMs, shown.answersLastMs === null ? null : nowMs + shown.answersLastMs),
    theme: isObject(facts.properties.theme) ? facts.properties.theme : undefined,
  });
}

/** The picture that a page is shared with: its address, or a picture as blocks hold it. */
const imageOf = (stored: unknown): PageImage | null =>
  typeof stored === "string" || (isObject(stored) && typeof stored.original === "string")
    ? (stored as PageImage)
    : null;
