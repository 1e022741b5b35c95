import type { PageFields } from "../doc.ts";
import type { Json } from "../json.ts";
import type { Path } from "../ops/op.ts";
import { PAGE_DEFAULTS, PAGE_PROPERTY_DEFAULTS } from "../page/page-rules.ts";

interface PageField {
  readonly label: string;
  readonly path: Path;
  /** What it is on a page, with its default. */
  readonly read: (page: PageFields) => Json | undefined;
}

const own = (name: "layout" | "sitemap", label: string): PageField => ({
  label,
  path: [name],
  read: (page) => (page[name] as Json | undefined) ?? PAGE_DEFAULTS[name],
});

const property = (name: keyof typeof PAGE_PROPERTY_DEFAULTS, label: string): PageField => ({
  label,
  path: ["properties", name],
  read: ({ properties }) => (properties[name] as Json | undefined) ?? PAGE_PROPERTY_DEFAULTS[name],
});

/** The fields of a page that are published with it, as its people call them. Its address and its name are changed at once. */
export const PAGE_FIELD_LABELS: Readonly<Record<string, PageField>> = {
  title: property("title", "Title"),
  description: property("description", "Description"),
  ogImage: property("ogImage", "Picture for sharing"),
  sitemap: own("sitemap", "In search engines"),
  isSearchable: property("isSearchable", "In your shop’s own search"),
  searchIcon: property("searchIcon", "Icon in the search"),
  isStorePage: property("isStorePage", "Page of your shop"),
  isMailPage: property("isMailPage", "Mail page"),
  isAutomatedFlowPage: property("isAutomatedFlowPage", "Flow page"),
  loginState: property("loginState", "Who can see it"),
  ySpacing: property("ySpacing", "Space between blocks"),
  layout: own("layout", "Layout"),
  theme: {
    label: "Look of this page",
    path: ["properties", "theme"],
    read: ({ properties }) => properties.theme as Json | undefined,
  },
};
