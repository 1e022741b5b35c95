/**
 * The host that a shop's addresses are built from: its own domain where one is active, else its label under the platform's
 * host; the platform's host itself for the main site, which has no label. Source: platform-core §3 division.
 */
export function activeDomainName(hosts: { label: string | null; own: string | null }, baseHost: string): string {
  return hosts.own ?? (hosts.label === null ? baseHost : `${hosts.label}.${baseHost}`);
}

/**
 * A shop's address, with a slash at its end, built from its active domain. `port` is empty or begins with a colon.
 * Source: platform-core §3 division.
 */
export const storeUrl = (domainName: string, protocol: "http" | "https", port: string): string =>
  `${protocol}://${domainName}${port}/`;
