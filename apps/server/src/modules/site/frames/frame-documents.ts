import { createHash } from "node:crypto";
import { escapeHtml } from "@selvedge/domain/text";

const style = "html,body,iframe{display:block;box-sizing:border-box;width:100%;height:100%;margin:0;border:0}";
const styleHash = createHash("sha256").update(style).digest("base64");

interface FrameDocument {
  readonly html: string;
  readonly policy: string;
}

/**
 * Another site in a document that has no script, no cookie and no rights to lend: the site may run, ask its visitor and open
 * windows, but cannot lead the shop's page away. `embedders` are the pages that may show it.
 */
export const siteDocument = (src: string, embedders: readonly string[]): FrameDocument => ({
  html: `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Content of another site</title><style>${style}</style><iframe src="${escapeHtml(src)}" title="Content of another site" referrerpolicy="strict-origin" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation" allow="autoplay; encrypted-media; fullscreen; picture-in-picture"></iframe></html>`,
  policy: [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "frame-src https:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${embedders.join(" ")}`,
  ].join("; "),
});

/**
 * Code that a shop wrote, as a document without an origin: it reaches no cookie, no store and no page of the platform, in a
 * frame or in a window of its own.
 */
export const codeDocument = (code: string, embedders: readonly string[]): FrameDocument => ({
  html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Custom code</title><base target="_blank"></head><body>${code}</body></html>`,
  policy: [
    "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox",
    "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
    "form-action https:",
    `frame-ancestors ${embedders.join(" ")}`,
  ].join("; "),
});
