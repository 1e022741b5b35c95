// What a page's policy lets through for the tags of its shop, as each service names it in its own documentation.
import type { PageTags } from "@selvedge/domain/shops/frame-plugins";

type Directive = "script-src" | "connect-src" | "img-src" | "frame-src";
type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

const google: Sources = {
  "script-src": ["https://www.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
    "https://*.doubleclick.net",
    "https://www.google.com",
  ],
  "img-src": [
    "https://*.google-analytics.com",
    "https://*.googletagmanager.com",
    "https://*.doubleclick.net",
    "https://www.google.com",
  ],
  "frame-src": ["https://td.doubleclick.net", "https://www.googletagmanager.com"],
};
const facebook: Sources = {
  "script-src": ["https://connect.facebook.net"],
  "connect-src": ["https://www.facebook.com"],
  "img-src": ["https://www.facebook.com"],
};
const pinterest: Sources = {
  "script-src": ["https://s.pinimg.com"],
  "connect-src": ["https://ct.pinterest.com"],
  "img-src": ["https://ct.pinterest.com"],
};

const needed = (tags: PageTags): readonly Sources[] => [
  ...(tags.analytics.length > 0 || tags.ads ? [google] : []),
  ...(tags.facebook ? [facebook] : []),
  ...(tags.pinterest ? [pinterest] : []),
];

/** A page's policy with what the tags of its shop need; the same without any. */
export function withTags(policy: string, tags: PageTags | null): string {
  if (!tags) return policy;
  const all = needed(tags);
  return policy
    .split("; ")
    .map((directive) => {
      const more = all.flatMap((sources) => sources[directive.split(" ")[0] as Directive] ?? []);
      return [directive, ...new Set(more)].join(" ");
    })
    .join("; ");
}
