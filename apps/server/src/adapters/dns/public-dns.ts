import { Resolver } from "node:dns/promises";
import { type Dns, DnsUnreachable, nearestZone } from "./dns.ts";

/** Answers that say that a record is not there, rather than that nobody knows. */
const absent = new Set(["ENODATA", "ENOTFOUND", "NXDOMAIN"]);

/** The DNS of the world, by this machine's resolvers or by those that are named. */
export function publicDns(servers: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const listed = async <T>(asked: Promise<T[]>): Promise<T[]> =>
    asked.catch((error: NodeJS.ErrnoException) => {
      if (absent.has(error.code ?? "")) return [];
      throw new DnsUnreachable(error.message);
    });
  const addressesOf = async (host: string) => {
    const [four, six] = await Promise.all([listed(resolver.resolve4(host)), listed(resolver.resolve6(host))]);
    return [...four, ...six];
  };
  /** The nearest CAA records: the domain's own, or those of the first name above it that has any (RFC 8659 §3). */
  const issuersOf = async (host: string) => {
    for (let at = host; at.includes("."); at = at.slice(at.indexOf(".") + 1)) {
      const records = await listed(resolver.resolveCaa(at));
      if (records.length > 0) return { issuers: records.flatMap(({ issue }) => issue ?? []), issuersAt: at };
    }
    return { issuers: [], issuersAt: "" };
  };
  return {
    addressesOf,
    nameServersOf: (host) => nearestZone(host, (name) => listed(resolver.resolveNs(name))),
    async recordsOf(host, proofName) {
      const [cnames, addresses, texts, caa] = await Promise.all([
        listed(resolver.resolveCname(host)),
        addressesOf(host),
        listed(resolver.resolveTxt(proofName)),
        issuersOf(host),
      ]);
      return { cnames, addresses, texts: texts.map((parts) => parts.join("")), ...caa };
    },
  };
}
