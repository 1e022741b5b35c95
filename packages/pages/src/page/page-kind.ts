import type { PageFacts } from "./page-rules.ts";

/** What a page is for: the shop's site, a mail, or a step of an automated flow (storefront §1). */
export const PAGE_KINDS = ["store", "mail", "flow"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

type Marks = Readonly<Record<"isStorePage" | "isMailPage" | "isAutomatedFlowPage", boolean>>;

const MARKS: Readonly<Record<PageKind, Marks>> = {
  store: { isStorePage: true, isMailPage: false, isAutomatedFlowPage: false },
  mail: { isStorePage: false, isMailPage: true, isAutomatedFlowPage: false },
  flow: { isStorePage: false, isMailPage: false, isAutomatedFlowPage: true },
};

/** The properties that mark a page as one of a kind, each other mark taken off. */
export const marksOf = (kind: PageKind): Marks => MARKS[kind];

/** A page without any mark is a store page; one that goes out is what it goes out as, also where it is on the site besides. */
export function kindOf({ properties }: Pick<PageFacts, "properties">): PageKind {
  if (properties.isMailPage === true) return "mail";
  return properties.isAutomatedFlowPage === true ? "flow" : "store";
}

/** Where a mail page is read in a browser; null where its address has more than the one part that this takes. */
export const mailPath = (url: string): string | null => (/^\/[^/]+\/$/.test(url) ? `/teemail${url}` : null);
