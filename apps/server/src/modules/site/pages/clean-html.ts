import type { LinkSite } from "@selvedge/domain/links/checked-link";
import { linkSchemes } from "@selvedge/domain/links/link-schemes";
import { shownAnchor, storedAnchor, withNewTabWords } from "@selvedge/domain/links/text-links";
import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import type { Fields } from "@selvedge/pages/props/field";
import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";

const words = "p br strong b em i u s sub sup small mark span ul ol li a blockquote hr dl dt dd".split(" ");
const tables = "table caption thead tbody tr th td".split(" ");
const headings = "h1 h2 h3 h4 h5 h6".split(" ");
const cache = new LRUCache<string, string>({ max: 2_000 });

/** Makes HTML of a page that may stand somewhere of HTML that anybody wrote. */
export type CleansHtml = (html: string, site: LinkSite) => string;

/**
 * Merchant HTML reduced to text and basic markup as it is stored: no scripts, forms, styles, ids or classes. A link that is
 * not allowed leads to the main site's 404 page. Idempotent. Source: reliability S9, platform-core §5.
 */
export const cleanHtml: CleansHtml = cached("stored", (html, site) =>
  reduced(html, (link) => storedAnchor(link, site)),
);

/** The same just before it is rendered: links open as all of a shop do, and say so. Source: storefront §2.6. */
export const shownHtml: CleansHtml = cached("shown", (html, site) =>
  withNewTabWords(reduced(html, (link) => shownAnchor(link, site))),
);

const reduced = (html: string, anchor: (link: Record<string, string>) => Record<string, string>): string =>
  sanitize(html, {
    allowedTags: [...words, ...headings, ...tables],
    allowedAttributes: { a: ["href", "target", "rel"] },
    allowedSchemes: [...linkSchemes],
    transformTags: { a: (tagName, link) => ({ tagName, attribs: anchor(link) }) },
  });

function cached(name: string, clean: CleansHtml): CleansHtml {
  return (html, site) => {
    const key = `${name} ${site.mainOrigin} ${html}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = clean(html, site);
    cache.set(key, made);
    return made;
  };
}

/** Properties with their HTML sanitised, in groups and in entries of lists too; those without any are shared. */
export function cleanFields(fields: Fields, props: JsonObject, site: LinkSite, clean = cleanHtml): JsonObject {
  const cleaned = Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
    const value = props[name];
    if (field.kind === "html" && value !== undefined && value !== null) return [[name, clean(String(value), site)]];
    if (field.kind === "group" && isObject(value)) return [[name, cleanFields(field.fields, value, site, clean)]];
    if (field.kind !== "list" || !Array.isArray(value)) return [];
    return [[name, value.map((entry) => (isObject(entry) ? cleanFields(field.of, entry, site, clean) : entry))]];
  });
  return cleaned.length > 0 ? { ...props, ...Object.fromEntries(cleaned) } : props;
}
