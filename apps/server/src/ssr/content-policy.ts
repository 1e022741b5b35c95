import { createHash } from "node:crypto";
import type { Origins } from "../origins.ts";

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

/**
 * What a document may load and do. `isDocument`: pages for paying, signing in and the like, which nobody may frame.
 * Inline styles on elements are the blocks' own; inline scripts there are none. Source: architecture §5 rule 6.
 */
export function contentPolicy(origins: Origins, css: string, isDocument: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHash(css)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${origins.files}`,
    `media-src 'self' ${origins.files}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // A form may end at the bank, whose page lies on the main site while the local processor plays it.
    `form-action 'self' ${origins.main}`,
    `frame-ancestors ${isDocument ? "'none'" : `'self' ${origins.main}`}`,
  ].join("; ");
}
