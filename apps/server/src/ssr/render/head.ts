import type { Crumb, PageHead, ShopFrame } from "@selvedge/contracts/pages/page-data";
import { socialImageSize } from "@selvedge/domain/images/image-widths";
import { escapeHtml } from "@selvedge/domain/text";
import { organisationData, siteData } from "../structured-data/shop-data.ts";
import type { PageMeta } from "../visit.ts";
import { jsonInHtml } from "./json-in-html.ts";
import type { SocialImage } from "./social-image.ts";

/** '{title} | {company name}', or the company's name alone (storefront §2.2). */
export const titleOf = (title: string, company: string): string => (title ? `${title} | ${company}` : company);

export const pageHead = (meta: PageMeta, frame: ShopFrame, origin: string): PageHead => ({
  title: titleOf(meta.title, frame.name),
  description: meta.description,
  canonical: origin + encodeURI(meta.canonicalPath),
  isNoindex: meta.isNoindex,
});

interface HeadParts {
  head: PageHead;
  meta: PageMeta;
  frame: ShopFrame;
  origin: string;
  image: SocialImage;
}

/** Title, addresses, social tags and structured data of a document. */
export function headTags({ head, meta, frame, origin, image }: HeadParts): string {
  const named = (name: string, content: string) =>
    content ? `<meta name="${name}" content="${escapeHtml(content)}">` : "";
  const property = (name: string, content: string) =>
    content ? `<meta property="${name}" content="${escapeHtml(content)}">` : "";
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="robots" content="${head.isNoindex ? "noindex" : "index,follow"}">`,
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    property("og:site_name", frame.name),
    property("og:type", typeOf(meta)),
    property("og:title", head.title),
    property("og:description", head.description),
    property("og:url", head.canonical),
    property("og:image", image.url),
    ...(image.isSized
      ? [
          property("og:image:width", String(socialImageSize.widthPx)),
          property("og:image:height", String(socialImageSize.heightPx)),
        ]
      : []),
    property("og:image:alt", image.altText),
    named("twitter:card", "summary_large_image"),
    meta.feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(meta.feed.title)}" href="${meta.feed.path}">`
      : "",
    ...structuredData(meta, frame, origin).map(
      (data) => `<script type="application/ld+json">${jsonInHtml(data)}</script>`,
    ),
  ].join("");
}

const typeOf = ({ canonicalPath, isArticle }: PageMeta) =>
  isArticle ? "article" : canonicalPath.startsWith("/product/") ? "product" : "website";

function structuredData(meta: PageMeta, frame: ShopFrame, origin: string): object[] {
  const crumbs = meta.crumbs && meta.crumbs.length > 0 ? [breadcrumbs(meta.crumbs, origin)] : [];
  const site = meta.canonicalPath === "/" ? [siteData(frame, origin)] : [];
  return [organisationData(frame, origin), ...site, ...crumbs, ...(meta.jsonLd ?? [])];
}

const breadcrumbs = (crumbs: readonly Crumb[], origin: string) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ title, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: origin + encodeURI(url),
  })),
});
