/** Paths that the page's own host serves, in production or while it is being built. */
const ownPaths = ["/static/", "/@fs/", "/src/"] as const;

/**
 * The address of something a page shows. A relative path is the API's, so its origin goes in front, except under
 * /static/, /@fs/ and /src/; an address with a scheme or a host of its own stays. Links that people follow are not
 * resources: they stay within the shop. Source: platform-core §2, readings "Links".
 */
export function resourceUrl(address: string, apiOrigin: string): string {
  const isAbsolute = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
  if (address === "" || isAbsolute || ownPaths.some((path) => address.startsWith(path))) return address;
  return `${apiOrigin}${address.startsWith("/") ? "" : "/"}${address}`;
}
