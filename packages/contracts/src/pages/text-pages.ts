// What a shop's help and its legal texts show, and the list of its pages.
import type { HelpGroupCode } from "@selvedge/domain/help/groups";
import type { Crumb } from "./page-data.ts";

export interface LegalPageData {
  title: string;
  html: string;
  /** The day of the shop's own text; null for the platform's. */
  updatedAt: string | null;
  /** The other legal texts. */
  others: { title: string; url: string }[];
}

export interface HelpQuestion {
  name: string;
  question: string;
  html: string;
  url: string;
}

export interface HelpPageData {
  step: "home" | "group" | "question" | "reason" | "reasons" | "search";
  title: string;
  /** What was searched for. */
  asked: string;
  groups: { code: HelpGroupCode; name: string; about: string; url: string; count: number; isOpen: boolean }[];
  /** Of the open group, the answer, the reason, or what was found. */
  questions: HelpQuestion[];
  /** The one that is open, by name; "" for none. */
  open: string;
  reasons: { title: string; text: string; url: string }[];
  /** What to press for the open reason. */
  action: { text: string; href: string } | null;
  text: string;
  email: string;
  crumbs: Crumb[];
}

export interface SitemapPageData {
  sections: { title: string; links: { title: string; url: string }[] }[];
}
