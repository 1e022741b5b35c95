import { proposedPageUrl } from "@selvedge/pages/page/proposed-url";
import { fieldTexts } from "../../data/failure-text.ts";
import type { Page } from "../pages-query.ts";

/** A page as a new one is made from it: at an address of its own, seen by nobody. `copy` counts from 1. */
const copyOf = ({ properties, layout, version, blocks, sitemap, name }: Page, copy: number) => ({
  ...{ layout, version, blocks, sitemap, name: copyName(name, copy) },
  ...{
    properties: { ...properties, title: copyName(String(properties.title ?? name), copy) },
    url: proposedPageUrl(copyName(name, copy)),
  },
});

/** What a copy is called: "Winter copy", "Winter copy 2". */
const copyName = (name: string, copy: number) => `${name} copy${copy > 1 ? ` ${copy}` : ""}`;

/** So many names are tried. */
const mostCopies = 20;

type PageCopy = ReturnType<typeof copyOf>;

/** Makes a copy of a page under the first name whose address no page has, and gives that name. Throws why it was refused. */
export async function makeCopy(page: Page, create: (copy: PageCopy) => Promise<unknown>): Promise<string> {
  for (let count = 1; ; count++) {
    const copy = copyOf(page, count);
    try {
      await create(copy);
      return copy.name;
    } catch (error) {
      if (count === mostCopies || !fieldTexts(error).url) throw error;
    }
  }
}
