import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { beginning, chainKey, linkHash } from "./audit-hash.ts";
import { lastLink, linksAfter, unlinkedEntry } from "./queries.ts";

const atOnce = 2_000;

export interface Verified {
  /** Links that hold. */
  links: number;
  /** The first thing that does not hold, in words; null when everything does. */
  fault: string | null;
}

/** Walks the whole chain and checks every entry against its link: reports changed, removed, moved or inserted ones. */
export async function verifyAudit({ pools, config }: Pick<Platform, "pools" | "config">): Promise<Verified> {
  const key = chainKey(config.secret);
  let [position, links] = ["0", 0];
  let hash: Buffer = beginning;
  const last = await withoutDivision(pools.backOffice, lastLink);
  for (;;) {
    const batch = await withoutDivision(pools.backOffice, (db) => linksAfter(db, position, atOnce));
    for (const link of batch) {
      const name = `Entry ${link.entryId} of the ${link.log} audit`;
      if (BigInt(link.position) !== BigInt(position) + 1n)
        return { links, fault: `Link ${BigInt(position) + 1n} of the audit is gone.` };
      if (link.content === null) return { links, fault: `${name} is gone.` };
      hash = linkHash(key, hash, link.content);
      if (!hash.equals(link.hash)) return { links, fault: `${name} is not what was written.` };
      position = link.position;
      links++;
    }
    if (batch.length < atOnce) break;
  }
  const added = last && (await withoutDivision(pools.backOffice, (db) => unlinkedEntry(db, last.linkedBefore)));
  return { links, fault: added ? `Entry ${added.id} of the ${added.log} audit was added afterwards.` : null };
}
