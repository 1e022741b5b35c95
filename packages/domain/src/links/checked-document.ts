import { checkedLink, type LinkSite } from "./checked-link.ts";

/** Where stored documents (menus, footers, notices) store the links that people follow. */
const linkNames: ReadonlySet<string> = new Set(["url", "link", "href"]);

/** The same document with every link in it checked; an empty one is no link and stays. Source: platform-core §5. */
export function withCheckedLinks<T>(document: T, site: LinkSite): T {
  return checked("", document, site) as T;
}

function checked(name: string, value: unknown, site: LinkSite): unknown {
  if (typeof value === "string") return linkNames.has(name) && value.trim() !== "" ? checkedLink(value, site) : value;
  if (Array.isArray(value)) return value.map((entry) => checked("", entry, site));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, checked(key, entry, site)]));
}
