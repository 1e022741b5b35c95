import type { Json, JsonObject } from "../json.ts";

/** The little of a page that its rules look at. */
export interface PageFacts {
  readonly id?: number | null;
  readonly url?: string;
  readonly flags?: readonly Json[];
  readonly sitemap?: boolean;
  readonly published?: boolean;
  readonly properties: JsonObject;
}

/** The defaults of a new page (storefront §3.1). */
export const PAGE_DEFAULTS = {
  layout: "standard",
  published: true,
  sitemap: true,
  ySpacing: 24,
  loginState: "everyone",
} as const;

/** The same of its properties. Pages are store pages until they are marked as mail pages or automated-flow pages. */
export const PAGE_PROPERTY_DEFAULTS = {
  isStorePage: true,
  isMailPage: false,
  isAutomatedFlowPage: false,
  loginState: PAGE_DEFAULTS.loginState,
  title: "",
  description: "",
  ogImage: "",
  ySpacing: PAGE_DEFAULTS.ySpacing,
  isSearchable: true,
  searchIcon: "",
} as const;

/** A page can be deleted once it is stored, unless it is the home page (storefront §3.1). */
export function canDeletePage(page: PageFacts): boolean {
  return page.id != null && !isHomepage(page);
}

export function isHomepage(page: PageFacts): boolean {
  return page.flags?.includes("homepage") === true || page.url === "/";
}

/** Whether a page goes out as a mail. */
export const isMail = ({ properties }: PageFacts): boolean => properties.isMailPage === true;

/** Whether a page is only sent, as a mail or by an automated flow: no page of the shop's site. */
export const isOnlySent = (page: PageFacts): boolean =>
  (isMail(page) || page.properties.isAutomatedFlowPage === true) && page.properties.isStorePage === false;

/** Pages outside the sitemap, and pages only some may see, ask search engines to stay away (storefront §2.2). */
export function isNoindex(page: PageFacts): boolean {
  const { loginState } = page.properties;
  return page.sitemap === false || loginState === "logged-in" || loginState === "dashboard-access";
}

/**
 * What the browser's tab says: '{title} | {company name}', only the company name on the home page, with '({n}) ' before
 * it while there are unread notifications.
 */
export function documentTitle(page: PageFacts, companyName: string, unread = 0): string {
  const { title } = page.properties;
  const plain = isHomepage(page) || typeof title !== "string" || !title ? companyName : `${title} | ${companyName}`;
  return unread > 0 ? `(${unread}) ${plain}` : plain;
}

/** Space between the blocks of a page, in pixels. */
export function ySpacingPx(page: PageFacts): number {
  const { ySpacing } = page.properties;
  return typeof ySpacing === "number" && ySpacing >= 0 ? ySpacing : PAGE_DEFAULTS.ySpacing;
}
