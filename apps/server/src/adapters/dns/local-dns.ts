import { readFile } from "node:fs/promises";
import { type Dns, nearestZone } from "./dns.ts";

/**
 * A DNS of one text file, for machines without one: a record a line, "shop.northkeep.test CNAME shops.localhost". It is read
 * for each question, so a change holds at once. A file that is not there is a DNS without records.
 */
export function localDns(path: string): Dns {
  const valuesOf = async (name: string, type: string): Promise<string[]> => {
    const text = await readFile(path, "utf8").catch(() => "");
    return text
      .split("\n")
      .map((line) => /^\s*([^\s#]+)\s+([A-Z]+)\s+(.+?)\s*$/.exec(line))
      .filter((line) => line?.[1]?.toLowerCase() === name && line[2] === type)
      .map((line) => line![3]!.replace(/^"(.*)"$/, "$1"));
  };
  return {
    addressesOf: (host) => valuesOf(host, "A"),
    nameServersOf: (host) => nearestZone(host, (name) => valuesOf(name, "NS")),
    async recordsOf(host, proofName) {
      const [cnames, addresses, texts, issuers] = await Promise.all([
        valuesOf(host, "CNAME"),
        valuesOf(host, "A"),
        valuesOf(proofName, "TXT"),
        valuesOf(host, "CAA"),
      ]);
      return { cnames, addresses, texts, issuers, issuersAt: host };
    },
  };
}
