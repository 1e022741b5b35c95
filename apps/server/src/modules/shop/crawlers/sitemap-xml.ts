import type { Bound } from "@selvedge/db/bound";
import { escapeHtml } from "@selvedge/domain/text";
import {
  countProducts,
  hasOwnProcessor,
  type Listed,
  listedCollections,
  listedPages,
  listedPosts,
  listedProducts,
  type Site,
} from "./queries.ts";
import { textUrls } from "./sections.ts";

/** The most addresses that one file may hold, as sitemaps.org says. */
export const mostUrls = 50_000;
/** Addresses beside the products: at most 5,000 pages, 5,000 collections, 10,000 posts, and the texts. */
const besides = 20_100;
/** Products in the first file, and in each further one. */
const firstProducts = mostUrls - besides;

/** How many files a shop of so many products needs. */
export const sitemapFiles = (products: number): number =>
  products <= firstProducts ? 1 : 1 + Math.ceil((products - firstProducts) / mostUrls);

/**
 * /sitemap.xml: the addresses themselves, or an index of the files where one file would hold too many. `origin` is the
 * shop's own, without a slash at the end.
 */
export async function sitemapXml(db: Bound, site: Site, origin: string): Promise<string> {
  const files = sitemapFiles(await countProducts(db, site));
  return files === 1 ? urlSet(await fileOf(db, site, 1), origin) : indexOf(files, origin);
}

/** One of the files, counted from 1; null where there is none. */
export async function sitemapFile(db: Bound, site: Site, file: number, origin: string): Promise<string | null> {
  const files = sitemapFiles(await countProducts(db, site));
  return file >= 1 && file <= files && files > 1 ? urlSet(await fileOf(db, site, file), origin) : null;
}

async function fileOf(db: Bound, site: Site, file: number): Promise<Listed[]> {
  if (file > 1) return listedProducts(db, site, { limit: mostUrls, offset: firstProducts + (file - 2) * mostUrls });
  const [pages, collections, posts, products, isOwn] = await Promise.all([
    listedPages(db, site),
    listedCollections(db, site),
    listedPosts(db, site),
    listedProducts(db, site, { limit: firstProducts, offset: 0 }),
    hasOwnProcessor(db, site),
  ]);
  const texts = isOwn ? textUrls.map((url) => ({ title: "", url, changedAt: null })) : [];
  const blog = posts[0] ? [{ title: "", url: "/blog/", changedAt: posts[0].changedAt }] : [];
  return [...pages, ...collections, ...blog, ...posts, ...texts, ...products] as Listed[];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSet(listed: readonly { url: string; changedAt: Date | null }[], origin: string): string {
  const urls = listed.map(
    ({ url, changedAt }) =>
      `<url><loc>${escapeHtml(origin + encodeURI(url))}</loc>${changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ""}</url>`,
  );
  return `${head}<urlset ${schema}>${urls.join("")}</urlset>\n`;
}

function indexOf(files: number, origin: string): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${schema}>${entries.join("")}</sitemapindex>\n`;
}
