import type { FoundRecords } from "@selvedge/domain/shops/own-domains/domain-records";

/** What is asked of the DNS. */
export interface Dns {
  /** What stands there for a domain and under its proof's name. Throws when nobody answers. */
  recordsOf(host: string, proofName: string): Promise<FoundRecords>;
  /** The addresses of one of our own hosts; empty for one that has none. */
  addressesOf(host: string): Promise<string[]>;
  /** The zone that a name is in and the names of its servers; both empty where there is none. Throws when nobody answers. */
  nameServersOf(host: string): Promise<Zone>;
}

export interface Zone {
  /** Such as "northkeep.example" for "shop.northkeep.example". */
  readonly zone: string;
  readonly servers: readonly string[];
}

/** The nearest zone up the tree from a name, by who answers for each name on the way. */
export async function nearestZone(host: string, serversOf: (name: string) => Promise<string[]>): Promise<Zone> {
  for (let zone = host; zone.includes("."); zone = zone.slice(zone.indexOf(".") + 1)) {
    const servers = await serversOf(zone);
    if (servers.length > 0) return { zone, servers };
  }
  return { zone: "", servers: [] };
}

/** The DNS did not answer: nothing is known of a domain, and nothing is concluded. */
export class DnsUnreachable extends Error {}
