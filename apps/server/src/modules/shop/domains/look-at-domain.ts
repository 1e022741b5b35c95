import { enqueue } from "@selvedge/db/jobs";
import { readDivision } from "@selvedge/db/read-division";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import {
  type DomainRecord,
  judgeRecords,
  proofName,
  standAll,
} from "@selvedge/domain/shops/own-domains/domain-records";
import { givenUpMs, nextLookMs, renewedMs } from "@selvedge/domain/shops/own-domains/next-look";
import type { Platform } from "../../../platform.ts";
import { type DomainRow, findDomain, lockDomain } from "./queries.ts";
import { isApex } from "./registered-names.ts";
import { storeDomain } from "./write-queries.ts";

/** The host that domains of shops lead to. */
export const targetHost = (baseHost: string): string => `shops.${baseHost}`;

/**
 * Looks for a domain's records, and goes on with it where they stand: a certificate is asked for, or renewed in time. One
 * that is not there any more is left alone, and the answer is false. A DNS that does not answer changes nothing but the time of the next look.
 */
export async function lookAtDomain(
  platform: Platform,
  pool: "web" | "worker",
  divisionId: DivisionId,
  id: number,
): Promise<boolean> {
  const row = await readDivision(platform.pools[pool], divisionId, (db) => findDomain(db, divisionId, id));
  if (!row) return false;
  const records = await recordsNow(platform, row).catch(() => null);
  await withDivision(platform.pools[pool], divisionId, async (db) => {
    const locked = await lockDomain(db, divisionId, id);
    if (!locked) return;
    const at = platform.now();
    const next = stateAfter(locked, records, at);
    const ageMs = at.getTime() - locked.created_at.getTime();
    const nextLook = new Date(at.getTime() + nextLookMs(next.state, ageMs));
    await storeDomain(db, divisionId, id, {
      ...{ state: next.state, reason: next.reason, looked_at: at, next_look_at: nextLook },
      ...(records ? { records } : {}),
      ...(next.isProven && !locked.proven_at ? { proven_at: at } : {}),
    });
    if (next.needsCertificate)
      await enqueue(db, "issue_certificate", { divisionId, id }, { key: `certificate ${divisionId} ${id}` });
  });
  return true;
}

async function recordsNow(
  { dns, config, certificates }: Platform,
  { host, token }: DomainRow,
): Promise<DomainRecord[]> {
  const target = targetHost(config.baseHost);
  const [found, targetAddresses] = await Promise.all([
    dns.recordsOf(host, proofName(host)),
    dns.addressesOf(target).catch(() => []),
  ]);
  const wanted = { host, token, target, targetAddresses, isApex: isApex(host), issuer: certificates.caaName };
  return judgeRecords(wanted, found);
}

const noAnswer = "The DNS does not answer at the moment. We look again by ourselves.";

function stateAfter(row: DomainRow, records: readonly DomainRecord[] | null, at: Date) {
  const same = { state: row.state, isProven: false, needsCertificate: false };
  if (!records) return { ...same, reason: noAnswer };
  const stands = standAll(records);
  if (row.state === "active") {
    const leaves = row.certificate_expires_at?.getTime() ?? 0;
    const isDue = stands && leaves - at.getTime() < renewedMs;
    const reason = stands ? "" : "One of its records is gone. Visitors may not reach your shop there.";
    return { ...same, reason, isProven: stands, needsCertificate: isDue };
  }
  if (stands) {
    const state = row.state === "failed" && row.failures > 0 ? "failed" : "issuing";
    return { state, reason: state === "failed" ? row.reason : "", isProven: true, needsCertificate: true } as const;
  }
  const isGivenUp = at.getTime() - row.created_at.getTime() > givenUpMs;
  const reason = isGivenUp ? "Its records have not been found for two weeks. We look once a day now." : "";
  return { ...same, state: isGivenUp ? "failed" : "waiting", reason } as const;
}
