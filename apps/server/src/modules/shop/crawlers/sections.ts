import type { SitemapPageData } from "@selvedge/contracts/pages/text-pages";
import type { Bound } from "@selvedge/db/bound";
import { helpGroups } from "@selvedge/domain/help/groups";
import { legalLinks } from "@selvedge/domain/legal/legal-texts";
import {
  giftCardLink,
  hasOwnProcessor,
  type Listed,
  listedCollections,
  listedPages,
  listedPosts,
  listedProducts,
  type Site,
  sellsGiftCards,
} from "./queries.ts";

/** Products that the page shows; more are in their collections and in sitemap.xml. */
const shownProducts = 500;

/** The links of /sitemap/ by what they lead to. Empty sections are left out. */
export async function sitemapSections(db: Bound, site: Site): Promise<SitemapPageData["sections"]> {
  const [pages, collections, products, posts, isOwn, sellsCards] = await Promise.all([
    listedPages(db, site),
    listedCollections(db, site),
    listedProducts(db, site, { limit: shownProducts, offset: 0 }),
    listedPosts(db, site),
    hasOwnProcessor(db, site),
    sellsGiftCards(db, site),
  ]);
  const sections = [
    { title: "Pages", links: [...linksOf(pages), ...(sellsCards ? [giftCardLink] : [])] },
    { title: "Collections", links: linksOf(collections) },
    { title: "Products", links: linksOf(products) },
    { title: "Blog", links: posts.length > 0 ? [{ title: "All posts", url: "/blog/" }, ...linksOf(posts)] : [] },
    { title: "Help", links: isOwn ? [{ title: "All help", url: "/help/" }, ...helpLinks] : [] },
    { title: "Legal", links: isOwn ? [...legalLinks] : [] },
  ];
  return sections.filter(({ links }) => links.length > 0);
}

const linksOf = (listed: readonly Listed[]) => listed.map(({ title, url }) => ({ title, url }));

const helpLinks = Object.entries(helpGroups).map(([code, { name }]) => ({ title: name, url: `/help/group/${code}/` }));

/** Addresses of the help and the legal texts, for sitemap.xml. */
export const textUrls: readonly string[] = [
  "/help/",
  ...helpLinks.map(({ url }) => url),
  ...legalLinks.map(({ url }) => url),
];
