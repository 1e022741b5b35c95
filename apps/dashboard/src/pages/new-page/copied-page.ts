import { proposedPageUrl } from "@selvedge/pages/page/proposed-url";
import type { Page } from "../pages-query.ts";

/** A page as a new one is made from it: at an address of its own, seen by nobody. */
export const copyOf = ({ properties, layout, version, blocks, sitemap, name }: Page) => ({
  ...{ layout, version, blocks, sitemap, name: copyName(name) },
  ...{
    properties: { ...properties, title: copyName(String(properties.title ?? name)) },
    url: proposedPageUrl(copyName(name)),
  },
});

/** What a copy is called. */
export const copyName = (name: string) => `${name} copy`;
