// Addresses of one network count together: a person with one of a range usually has them all.
import { isIPv4, isIPv6 } from "node:net";

/** "192.0.2.0/24" or "2001:db8:7::/48"; other text is a range of its own. */
export function addressRange(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("%")[0]!.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill("0"), ...after];
  const first = groups.slice(0, 3).map((group) => Number.parseInt(group || "0", 16).toString(16));
  return `${first.join(":")}::/48`;
}
