import type { Crumb } from "@selvedge/contracts/pages/page-data";

export const tagPath = (urlName: string): string => `/blog/tagged/${urlName}/`;

/** Home, the blog, and what is open of it. Source: storefront §2.2, kinds blog-post and blog-tag. */
export const blogCrumbs = (blogTitle: string, ...open: readonly (Crumb | null)[]): Crumb[] => [
  { title: "Home", url: "/" },
  { title: blogTitle, url: "/blog/" },
  ...open.filter((crumb) => crumb !== null),
];
