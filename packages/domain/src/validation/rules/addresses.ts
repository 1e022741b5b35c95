// Where something is: mail, web and domain addresses. Source: platform-core §5.
import type { Rule } from "../rule.ts";

/**
 * The shape of a mail address, no more: whether it exists is what a mail shows. At most 254 characters, 64 before the @
 * (RFC 5321), at least two parts after it; letters of any language, no control characters, and no dot at an end of the
 * part before the @ or beside another dot (RFC 5322 §3.2.3).
 */
export const email: Rule = {
  name: "email",
  message: "Please enter a valid email address",
  holds: isEmail,
};

/** A web address with its scheme, a mailto address, or a path of this site. */
export const url: Rule = {
  name: "url",
  message: "Please enter a valid url",
  holds: (text) => text.length <= 2048 && (isSitePath(text) || isMailto(text) || isWebAddress(text)),
};

/** A host name as it is written in DNS: two or more labels of letters, digits and dashes; other scripts as xn--. */
export const domain: Rule = {
  name: "domain",
  message: "Please enter a valid domain",
  holds: isDomain,
};

function isEmail(text: string): boolean {
  if (text.length > 254 || /[\p{Cc}\p{Cf}]/u.test(text)) return false;
  const [local = ""] = text.split("@");
  if (local.startsWith(".") || local.endsWith(".") || local.includes("..")) return false;
  return /^[^\s@"<>,;]{1,64}@(?:[^\s@"<>,;.]+\.)+[^\s@"<>,;.]+$/.test(text);
}

/** Browsers read "/\host" as "//host", which is another site. */
const isSitePath = (text: string): boolean => /^\/(?![/\\])\S*$/.test(text);

const isMailto = (text: string): boolean => /^mailto:/i.test(text) && isEmail(text.slice(7).split("?")[0]!);

function isWebAddress(text: string): boolean {
  const found = /^https?:\/\/([^\s/?#:]+)(?::(\d{1,5}))?(?:[/?#]\S*)?$/i.exec(text);
  if (!found) return false;
  const host = found[1]!;
  return (isDomain(host) || host === "localhost" || isIpv4(host)) && Number(found[2] ?? 0) <= 65_535;
}

function isDomain(text: string): boolean {
  if (text.length > 253) return false;
  const labels = text.split(".");
  if (labels.length < 2 || !labels.every(isLabel)) return false;
  return /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i.test(labels.at(-1)!);
}

const isLabel = (label: string): boolean => /^[a-z0-9-]{1,63}$/i.test(label) && !/^-|-$/.test(label);

function isIpv4(text: string): boolean {
  const parts = text.split(".");
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
}
