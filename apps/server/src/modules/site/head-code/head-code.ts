// A shop's own code in the head of its pages: scripts of measuring services, marks that prove whose a site is, styles. It is
// HTML reduced to what belongs in a head, and the page's policy lets through exactly what it holds. Checkout, sign-in,
// receipts and accounts never carry it. Source: storefront §3.8, reliability S9.
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";
import { Refusal } from "../../../plugins/refusal.ts";

/** The code as it becomes part of a head, and what the page's policy has to allow for it. */
export interface HeadCode {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

export const noHeadCode: HeadCode = { html: "", scripts: [], styles: [] };

const allowed: Readonly<Record<string, readonly string[]>> = {
  script: ["src", "type", "async", "defer", "crossorigin", "integrity", "id", "data-*"],
  style: ["media"],
  link: ["rel", "href", "as", "type", "media", "crossorigin", "integrity", "sizes"],
  meta: ["name", "property", "content"],
};

const cache = new LRUCache<string, HeadCode>({ max: 500 });

/** The code of a shop, reduced and with its policy. Never fails: what does not belong in a head is left out. */
export function headCodeOf(code: string): HeadCode {
  if (!code.trim()) return noHeadCode;
  const known = cache.get(code);
  if (known) return known;
  const made = readCode(code);
  cache.set(code, made);
  return made;
}

function readCode(code: string): HeadCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  // As a browser reads it: its line ends are part of what is hashed.
  const reduced = sanitize(code.replaceAll("\r\n", "\n"), {
    allowedTags: Object.keys(allowed),
    allowedAttributes: Object.fromEntries(Object.entries(allowed).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: ["https"],
    allowedSchemesAppliedToAttributes: ["src", "href"],
    allowVulnerableTags: true,
    // Text of its own would begin the body.
    textFilter: () => "",
    exclusiveFilter: ({ tag, attribs }) =>
      tag === "link" && /\b(preload|modulepreload|prefetch)\b/i.test(attribs.rel ?? ""),
    transformTags: {
      script: (tagName, attribs) => {
        const origin = originOf(attribs.src);
        if (origin) scripts.add(origin);
        return { tagName, attribs };
      },
      link: (tagName, attribs) => {
        const origin = originOf(attribs.href);
        if (origin && /\bstylesheet\b/i.test(attribs.rel ?? "")) styles.add(origin);
        return { tagName, attribs };
      },
    },
  });
  const html = reduced.replace(scriptText, (_, before, text, after) => before + text.replaceAll("<!--", "") + after);
  for (const [, text = ""] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) if (text) scripts.add(hashOf(text));
  for (const [, text = ""] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) if (text) styles.add(hashOf(text));
  return { html, scripts: [...scripts], styles: [...styles] };
}

/** A comment that is begun in a script would hide the script's end, and with it the rest of the page. */
const scriptText = /(<script[^>]*>)([\s\S]*?)(<\/script>)/g;

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function originOf(address: string | undefined): string | null {
  if (!address || !URL.canParse(address, "https://none.invalid")) return null;
  const { protocol, origin, hostname } = new URL(address, "https://none.invalid");
  return protocol === "https:" && hostname !== "none.invalid" ? origin : null;
}

/** Throws validation where the code has what does not belong in a head, and names it. */
export function refuseOtherTags(code: string): void {
  const others = new Set<string>();
  sanitize(code, {
    allowedTags: Object.keys(allowed),
    allowVulnerableTags: true,
    allowedAttributes: false,
    exclusiveFilter: () => false,
    onOpenTag: (tag) => {
      if (!(tag in allowed)) others.add(tag);
    },
  });
  if (others.size === 0) return;
  const names = [...others].map((tag) => `<${tag}>`).join(", ");
  const message = `${names} cannot be in the head. Use script, style, link and meta.`;
  throw new Refusal("validation", { errors: { headCode: [message] } });
}

/**
 * A page's policy with what the code needs: its own scripts and styles, the sites that they come from, and, where it has a
 * script, calls and pictures over https, which is how services are told of a visit.
 */
export function withHeadCode(policy: string, { html, scripts, styles }: HeadCode): string {
  if (!html) return policy;
  const more: Readonly<Record<string, readonly string[]>> = {
    "script-src": scripts,
    "style-src": styles,
    "font-src": styles.filter((source) => source.startsWith("https:")),
    ...(scripts.length > 0 ? { "connect-src": ["https:"], "img-src": ["https:"] } : {}),
  };
  return policy
    .split("; ")
    .map((directive) => [directive, ...(more[directive.split(" ")[0]!] ?? [])].join(" "))
    .join("; ");
}
