import ipaddr from "ipaddr.js";

/**
 * Whether an address belongs to the open internet. Private, loopback, link-local, carrier, multicast, reserved and
 * translated ranges do not, in any spelling: an IPv4 address inside an IPv6 one is judged as itself.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv6" && isTranslated(parsed as ipaddr.IPv6)) return false;
  return parsed.range() === "unicast";
}

/** Prefixes that carry an IPv4 address to a translator: what they lead to cannot be seen here. */
const translating = ["64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96"].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

const isTranslated = (address: ipaddr.IPv6): boolean => translating.some((range) => address.match(range));
