import { checkedLink, type LinkSite } from "@selvedge/domain/links/checked-link";
import { linkSchemes } from "@selvedge/domain/links/link-schemes";
import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import type { Fields } from "@selvedge/pages/props/field";
import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";

const words = "p br strong b em i u s sub sup small mark span ul ol li a blockquote hr dl dt dd".split(" ");
const tables = "table caption thead tbody tr th td".split(" ");
const headings = "h1 h2 h3 h4 h5 h6".split(" ");
const cache = new LRUCache<string, string>({ max: 2_000 });

/**
 * Merchant HTML reduced to text and basic markup, when it is stored and again just before it is rendered: no scripts,
 * forms, styles, ids or classes. A link that is not allowed leads to the main site's 404 page. Idempotent.
 * Source: reliability S9, platform-core §5.
 */
export function cleanHtml(html: string, site: LinkSite): string {
  const key = `${site.mainOrigin} ${html}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const clean = sanitize(html, {
    allowedTags: [...words, ...headings, ...tables],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: [...linkSchemes],
    transformTags: {
      a: (tagName, { href = "" }) => ({
        tagName,
        attribs: href.trim() ? { href: checkedLink(href, site) } : ({} as Record<string, string>),
      }),
    },
  });
  cache.set(key, clean);
  return clean;
}

/** Properties with their HTML sanitised, in groups and in entries of lists too; those without any are shared. */
export function cleanFields(fields: Fields, props: JsonObject, site: LinkSite): JsonObject {
  const cleaned = Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
    const value = props[name];
    if (field.kind === "html" && value !== undefined && value !== null) return [[name, cleanHtml(String(value), site)]];
    if (field.kind === "group" && isObject(value)) return [[name, cleanFields(field.fields, value, site)]];
    if (field.kind !== "list" || !Array.isArray(value)) return [];
    return [[name, value.map((entry) => (isObject(entry) ? cleanFields(field.of, entry, site) : entry))]];
  });
  return cleaned.length > 0 ? { ...props, ...Object.fromEntries(cleaned) } : props;
}
