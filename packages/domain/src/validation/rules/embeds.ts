// Pieces of HTML that other services hand out to be pasted. They are read as what they claim to be and nothing else:
// one tag, known attributes. Source: platform-core §5; the services' own pages where the specification is open.
import { readTag } from "../html-tag.ts";
import type { Rule } from "../rule.ts";

/** Longer than anything a service hands out. */
const longest = 4096;

/** `<meta name="google-site-verification" content="…">` */
export const googleVerification: Rule = {
  name: "google_verification",
  message: "Invalid verification snippet",
  holds: (text) => isVerification(text, "google-site-verification", /^[A-Za-z0-9_=-]{20,100}$/),
};

/** `<meta name="p:domain_verify" content="…">` with 32 hexadecimal digits. */
export const pinterestVerification: Rule = {
  name: "pinterest_verification",
  message: "Invalid verification snippet",
  holds: (text) => isVerification(text, "p:domain_verify", /^[0-9a-f]{32}$/i),
};

/** `<meta name="facebook-domain-verification" content="…">` with 20 to 40 letters and digits. */
export const facebookVerification: Rule = {
  name: "facebook_verification",
  message: "Invalid verification snippet",
  holds: (text) => isVerification(text, "facebook-domain-verification", /^[a-z0-9]{20,40}$/i),
};

/**
 * One empty `<iframe>` with an https address. Handlers ("onload") and pages written into it ("srcdoc") are refused, and so
 * is anything before or after it.
 */
export const iframe: Rule = {
  name: "iframe",
  message: "Invalid Embed Code",
  holds: (text) => {
    const tag = text.length > longest ? null : readTag(text.trim(), "iframe");
    if (!tag || !/^\s*<\/iframe>$/i.test(tag.rest)) return false;
    const isHttps = /^https:\/\/[a-z0-9.-]+(?:[/?#:]\S*)?$/i.test(tag.attributes.get("src") ?? "");
    return isHttps && [...tag.attributes.keys()].every((name) => iframeAttributes.has(name));
  },
};

/** What embed codes carry. `style` often comes along and is harmless to accept: only size and address are ever used. */
const iframeAttributes: ReadonlySet<string> = new Set(
  "src width height title name id class style frameborder border scrolling allow allowfullscreen allowtransparency loading referrerpolicy sandbox marginheight marginwidth".split(
    " ",
  ),
);

function isVerification(text: string, name: string, content: RegExp): boolean {
  const tag = text.length > longest ? null : readTag(text.trim(), "meta");
  if (tag?.rest !== "") return false;
  const { attributes } = tag;
  const isKnown = [...attributes.keys()].every((key) => key === "name" || key === "content");
  return isKnown && attributes.get("name") === name && content.test(attributes.get("content") ?? "");
}
