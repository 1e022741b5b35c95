import { withoutDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { beginning, chainKey, linkHash } from "./audit-hash.ts";
import { entriesToLink, lastLink } from "./queries.ts";
import { insertLinks } from "./write-queries.ts";

const atOnce = 2_000;

/**
 * Gives every entry of the audit whose transaction has ended its link in the chain. Two processes take turns; a kill
 * leaves whole batches or nothing. Gives how many were linked.
 */
export async function linkAudit(platform: Pick<Platform, "pools" | "config">): Promise<number> {
  let linked = 0;
  for (;;) {
    const count = await linkBatch(platform);
    linked += count;
    if (count < atOnce) return linked;
  }
}

const linkBatch = ({ pools, config }: Pick<Platform, "pools" | "config">): Promise<number> =>
  withoutDivision(pools.backOffice, async (db) => {
    await sql`select pg_advisory_xact_lock(7305184294)`.execute(db);
    const last = await lastLink(db);
    const from = last?.linkedBefore ?? "0";
    const { rows, before } = await entriesToLink(db, from, atOnce);
    // Only a complete run proves that everything earlier is linked.
    const linkedBefore = rows.length < atOnce ? before : from;
    const key = chainKey(config.secret);
    let hash = last?.hash ?? beginning;
    const links = rows.map(({ log, id, content }, index) => {
      hash = linkHash(key, hash, content);
      return {
        position: String(BigInt(last?.position ?? 0) + BigInt(index + 1)),
        log,
        entryId: id,
        hash,
        linkedBefore,
      };
    });
    if (links.length > 0) await insertLinks(db, links);
    return links.length;
  });
