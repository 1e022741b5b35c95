import { isAllowedLink } from "./link-schemes.ts";

/** Where a link will be placed. */
export interface LinkSite {
  /** Origin of the product's main site, without a slash at the end. */
  readonly mainOrigin: string;
  /** Called with every link that was blocked. */
  readonly warn: (message: string) => void;
}

/** The page that a blocked link leads to. */
export const blockedLinkPath = "/404/";

/**
 * The link itself when its scheme is allowed; otherwise the main site's 404 page, and one warning is reported.
 * @throws Error "Missing URL" for an empty link. Source: platform-core §5, §8.
 */
export function checkedLink(href: string, { mainOrigin, warn }: LinkSite): string {
  const address = href.trim();
  if (address === "") throw new Error("Missing URL");
  if (isAllowedLink(address)) return address;
  warn(`Blocked link: ${address.slice(0, 200)}`);
  return mainOrigin + blockedLinkPath;
}
