// The page for an address of the platform that no shop has. There is no shop whose theme it could use, so it is
// self-contained: no script, no font, nothing to load.
import { createHash } from "node:crypto";
import { escapeHtml } from "@selvedge/domain/text";

const style =
  "body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;background:#faf9f5;color:#1b1d22;" +
  "font:17px/26px system-ui,sans-serif}main{max-width:420px}h1{margin:20px 0 8px;font:500 30px/36px Newsreader,Georgia,serif}" +
  "p{margin:0 0 24px;color:#565b66}a{display:inline-block;padding:11px 20px;border-radius:6px;background:#2b3a8c;" +
  "color:#fff;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #2b3a8c;outline-offset:3px}";

const mark =
  '<svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true"><rect width="24" height="24" rx="5.5" fill="#f7f4ed"/>' +
  '<path d="M5.5 0H15v24H5.5A5.5 5.5 0 0 1 0 18.5v-13A5.5 5.5 0 0 1 5.5 0" fill="#2b3a8c"/><path d="M17.8 0h2.4v24h-2.4" fill="#c8322b"/></svg>';

export const noShopText = "There is no shop at this address.";

export const noShopHeaders = {
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-ancestors 'none'`,
  "X-Robots-Tag": "noindex",
};

/** The page as HTML; `home` is the address of the platform's own site. */
export const noShopPage = (home: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No shop here | Selvedge</title><style>${style}</style></head><body><main>${mark}<h1>${noShopText.slice(0, -1)}</h1><p>It may be mistyped, or the shop may have moved or closed.</p><a href="${escapeHtml(home)}/">Go to Selvedge</a></main></body></html>`;
