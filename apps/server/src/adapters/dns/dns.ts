import type { FoundRecords } from "@selvedge/domain/shops/own-domains/domain-records";

/** What is asked of the DNS. */
export interface Dns {
  /** What stands there for a domain and under its proof's name. Throws when nobody answers. */
  recordsOf(host: string, proofName: string): Promise<FoundRecords>;
  /** The addresses of one of our own hosts; empty for one that has none. */
  addressesOf(host: string): Promise<string[]>;
}

/** The DNS did not answer: nothing is known of a domain, and nothing is concluded. */
export class DnsUnreachable extends Error {}
