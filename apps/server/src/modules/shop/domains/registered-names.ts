// Which names somebody can register, by the Public Suffix List, which tldts carries and renews with each of its versions.
import { parse } from "tldts";

/** Ends that are for examples, tests and one's own network, and lead nowhere in the DNS that everybody asks (RFC 2606, 6762, 7686). */
const reserved: ReadonlySet<string> = new Set([
  "example",
  "test",
  "localhost",
  "invalid",
  "local",
  "internal",
  "onion",
]);

const readName = (host: string) => parse(host, { allowPrivateDomains: true });

/**
 * Why a host can be nobody's domain, in words; null where it can. Reserved ends are names where the DNS is a file of this
 * machine, and nowhere else.
 */
export function whyNobodyHas(host: string, { isDnsLocal }: { isDnsLocal: boolean }): string | null {
  const end = host.slice(host.lastIndexOf(".") + 1);
  if (reserved.has(end))
    return isDnsLocal ? null : `Nobody can register a name that ends in .${end}. Add a domain that you own.`;
  const { isIcann, isPrivate, domain } = readName(host);
  if (!isIcann && !isPrivate) return `No domain ends in .${end}. Check how yours is written.`;
  if (domain === null) return `Names are registered under ${host}. Add yours, such as yourshop.${host}.`;
  return null;
}

/** Whether a domain has nothing in front of what was registered: such a one cannot have a CNAME. */
export const isApex = (host: string): boolean => readName(host).domain === host;
