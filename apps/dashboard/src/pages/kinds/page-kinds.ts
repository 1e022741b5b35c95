import { mailPath, PAGE_KINDS, type PageKind } from "@selvedge/pages/page/page-kind";

/** What each kind of page is called, and what it is for. */
export const pageKindWords: Readonly<Record<PageKind, { label: string; about: string }>> = {
  store: {
    label: "A page of your shop",
    about: "Visitors open it at its address, and it may be in menus and in search engines.",
  },
  mail: {
    label: "A mail page",
    about: "The web copy of a mail, as narrow as one and without your menu. It is in no menu and no search engine.",
  },
  flow: {
    label: "A flow page",
    about: "The text of a step of an automated flow. Visitors cannot open it, and no flow of Selvedge sends it yet.",
  },
};

export const pageKindChoices = PAGE_KINDS.map((id) => ({
  id,
  label: pageKindWords[id].label,
  hint: pageKindWords[id].about,
}));

/** Where visitors open a page that they can see; null where they cannot. */
export function openedAt(kind: PageKind, url: string): string | null {
  if (kind === "store") return url;
  return kind === "mail" ? mailPath(url) : null;
}
