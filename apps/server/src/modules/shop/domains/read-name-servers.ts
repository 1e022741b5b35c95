import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { findDomain } from "./queries.ts";

/**
 * The zone that a shop's domain is in and the names of its servers, which tell where its records are entered. Both are empty
 * where the DNS knows none, or does not answer: then nobody's name is said. Throws notFound.
 */
export async function readNameServers({ pools, dns }: Platform, divisionId: DivisionId, id: number) {
  const row = await readDivision(pools.web, divisionId, (db) => findDomain(db, divisionId, id));
  if (!row) throw new Refusal("notFound");
  return dns.nameServersOf(row.host).catch(() => ({ zone: "", servers: [] }));
}
