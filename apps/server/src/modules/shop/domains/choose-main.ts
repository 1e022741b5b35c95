import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { addressesIn, lockDomain } from "./queries.ts";
import { closeHost, storeMain } from "./write-queries.ts";

/** Makes a domain that works the shop's main address; null for its address at the platform. Throws notFound; conflict. */
export async function chooseMain({ pools }: Platform, by: Merchant, id: number | null): Promise<void> {
  const { divisionId } = by;
  await withDivision(pools.web, divisionId, async (db) => {
    const row = id === null ? null : await lockDomain(db, divisionId, id);
    if (row === undefined) throw new Refusal("notFound");
    if (row && row.state !== "active")
      throw new Refusal("conflict", {
        message: `${row.host} does not work yet. It can be the main address once it does.`,
      });
    const { main } = await addressesIn(db, divisionId);
    const host = row?.host ?? null;
    if (main === host) return;
    await storeMain(db, divisionId, host);
    const detail = { from: main, to: host };
    await writeAudit(db, { ...byMerchant(by), action: "domain.main_chosen", subject: `shop ${divisionId}`, detail });
  });
}

/** Takes a domain off a shop. Where it was the main address, the platform's is again. Throws notFound. */
export async function removeDomain({ pools }: Platform, by: Merchant, id: number): Promise<void> {
  const { divisionId } = by;
  await withDivision(pools.web, divisionId, async (db) => {
    const row = await lockDomain(db, divisionId, id);
    if (!row) throw new Refusal("notFound");
    const { host } = row;
    await closeHost(db, divisionId, host);
    await db.deleteFrom("shop_domains").where("division_id", "=", divisionId).where("id", "=", id).execute();
    await enqueue(db, "drop_certificate", { host }, { key: `drop ${host}` });
    await writeAudit(db, { ...byMerchant(by), action: "domain.removed", subject: `domain ${id}`, detail: { host } });
  });
}
