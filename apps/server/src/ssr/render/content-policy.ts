import { createHash } from "node:crypto";
import type { Origins } from "../../origins.ts";
import type { Platform } from "../../platform.ts";

const hashes = new Map<string, string>();

/** 'sha256-…' of an inline style, worked out once for each theme. */
export function styleHash(css: string): string {
  const known = hashes.get(css);
  if (known) return known;
  if (hashes.size > 2000) hashes.clear();
  const hash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  hashes.set(css, hash);
  return hash;
}

/** Where the scripts, frames, calls and pages of the card processor, or of who verifies captchas, are. */
export type OtherOrigins = NonNullable<Platform["cards"]["browser"]>["origins"];
const ownAlone: OtherOrigins = { scripts: [], frames: [], calls: [], pages: [] };

const sources = (directive: string, origins: readonly string[]): string => [directive, ...origins].join(" ");

/**
 * What a document may load and do. `isDocument`: pages such as checkout and sign-in, which no site may frame.
 * `others` are the origins of the card processor, for the checkout alone, or of the captcha, where one is asked for.
 * Blocks use inline styles on elements; there are no inline scripts. What a shop's page shows of other sites, and code that
 * the shop wrote, is on the host of frames and nowhere else. Source: architecture §5 rule 6.
 */
export function contentPolicy(
  origins: Origins,
  css: string,
  isDocument: boolean,
  others: OtherOrigins = ownAlone,
): string {
  return [
    "default-src 'none'",
    sources("script-src 'self'", others.scripts),
    `style-src 'self' ${styleHash(css)}`,
    "style-src-attr 'unsafe-inline'",
    sources(`img-src 'self' data: ${origins.files}`, others.pictures ?? []),
    // Videos run no code, and a shop's may be anywhere.
    `media-src 'self' https: ${origins.files}`,
    `font-src 'self' ${origins.files}`,
    sources("connect-src 'self'", others.calls),
    ...frameSources(origins, isDocument, others),
    "manifest-src 'self'",
    "base-uri 'none'",
    // Signing in and subscribing end on the main site, paying on a page of the card processor or the bank.
    sources("form-action 'self'", [...new Set([origins.main, ...others.pages])]),
    `frame-ancestors ${isDocument ? "'none'" : `'self' ${origins.main}`}`,
  ].join("; ");
}

function frameSources({ frames }: Origins, isDocument: boolean, others: OtherOrigins): readonly string[] {
  const all = [...(isDocument ? [] : [frames]), ...others.frames];
  return all.length > 0 ? [sources("frame-src", all)] : [];
}
