import { isOwnFile, storedFileAddress, storedFileName } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import type { LinkSite } from "@selvedge/domain/links/checked-link";
import { linkSchemes } from "@selvedge/domain/links/link-schemes";
import { shownAnchor, storedAnchor, withNewTabWords } from "@selvedge/domain/links/text-links";
import { urlNameOf } from "@selvedge/domain/text";
import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";

const allowedTags = "h2 h3 p br strong b em i u s sub sup a ul ol li blockquote hr figure figcaption img".split(" ");
const linkParts = ["href", "target", "rel"];
const pictureAttributes = ["src", "alt", "width", "height", "loading", "decoding"];

/** A text that people write, ready to be rendered. */
export interface RichText {
  html: string;
  /** Its headings of the second level, each with the id that it has in `html`. */
  headings: { id: string; text: string }[];
  /** Its words, for how long it takes to read. */
  words: number;
}

const cache = new LRUCache<string, RichText>({ max: 500, maxSize: 8 * 1024 * 1024 });

/**
 * HTML of an editor reduced to text, basic markup, and pictures that the shop has stored; nothing else loads anything. A link
 * that is not allowed leads to the main site's 404 page, and one that opens in a new tab says so. Source: reliability S9,
 * storefront §2.6.
 */
export function richTextOf(stored: string, site: LinkSite, filesOrigin: string): RichText {
  const key = `${site.mainOrigin} ${filesOrigin} ${stored}`;
  const known = cache.get(key);
  if (known) return known;
  const plain = cleanRichText(stored, site, filesOrigin);
  const { html: marked, headings } = withHeadingIds(plain);
  const html = withNewTabWords(marked);
  const words = textOf(plain).split(/\s+/).filter(Boolean).length;
  const text = { html, headings, words };
  cache.set(key, text, { size: key.length + html.length });
  return text;
}

/** The same without ids, for other readers: feeds. Pictures have whole addresses. */
export const cleanRichText = (stored: string, site: LinkSite, filesOrigin: string): string =>
  sanitize(stored, {
    allowedTags,
    allowedAttributes: { a: linkParts, img: pictureAttributes },
    allowedSchemes: [...linkSchemes, "http", "https"],
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: shownAnchor(attributes, site) }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureOf(attributes, filesOrigin) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });

function pictureOf(attributes: Record<string, string>, filesOrigin: string): Record<string, string> {
  const { src = "", alt = "", width = "", height = "" } = attributes;
  const address = storedFileAddress(src, filesOrigin);
  if (address === null) return {};
  const own: Record<string, string> = { src: address, alt, loading: "lazy", decoding: "async" };
  return isPixels.test(width) && isPixels.test(height) ? { ...own, width, height } : own;
}

const isPixels = /^\d{1,5}$/;

/**
 * What is stored of a text that somebody sends: the same markup, with pictures of the shop's own by their stored names. They
 * may be sent by these or by their addresses on the files host; those of other shops and sites are left out.
 */
export const storableRichText = (sent: string, site: LinkSite, filesOrigin: string, divisionId: DivisionId): string =>
  sanitize(sent, {
    allowedTags,
    allowedAttributes: { a: linkParts, img: ["src", "alt", "width", "height"] },
    allowedSchemes: [...linkSchemes],
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: storedAnchor(attributes, site) }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: storedFileName(attribs.src ?? "", filesOrigin) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnFile(attribs.src ?? "", divisionId),
  });

/** A stored text for its editor: its pictures by their addresses, so that they can be seen. */
export const editableRichText = (stored: string, filesOrigin: string): string =>
  stored.replace(/src="([^"]+)"/g, (whole, name: string) => {
    const address = storedFileAddress(name, filesOrigin);
    return address === null ? whole : `src="${address}"`;
  });

/** Text without its markup, for counting words and for headings. */
const textOf = (html: string): string =>
  sanitize(html.replace(/<\/(p|h2|h3|li|figcaption)>/g, " "), { allowedTags: [] });

function withHeadingIds(html: string): Pick<RichText, "html" | "headings"> {
  const headings: RichText["headings"] = [];
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const text = decoded(textOf(inner)).trim();
    const name = urlNameOf(text, "part");
    const taken = headings.filter(({ id }) => id === name || id.startsWith(`${name}-`)).length;
    const id = taken > 0 ? `${name}-${taken + 1}` : name;
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const decoded = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!);
