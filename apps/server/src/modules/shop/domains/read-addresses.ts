import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { formerLabels } from "./former-labels.ts";
import { addressesIn, type DomainRow, domainsOf, recordsOf } from "./queries.ts";

/** Every address at which a shop answers. */
export async function readAddresses({ pools, origins }: Platform, divisionId: DivisionId) {
  const [{ label, main }, rows, former] = await readDivision(pools.web, divisionId, (db) =>
    Promise.all([addressesIn(db, divisionId), domainsOf(db, divisionId), formerLabels(db, divisionId)]),
  );
  const hostOf = (of: string) => new URL(of ? origins.shop(of) : origins.main).host;
  return {
    own: { label, host: hostOf(label), isMain: main === null },
    domains: rows.map((row) => presentDomain(row, main)),
    former: former.map(({ label: old, until }) => ({ host: hostOf(old), until: until?.toISOString() ?? null })),
  };
}

const presentDomain = (row: DomainRow, main: string | null) => ({
  ...{
    id: Number(row.id),
    host: row.host,
    state: row.state,
    reason: row.reason,
    records: recordsOf(row).map((record) => ({ ...record, found: [...record.found] })),
  },
  lookedAt: row.looked_at?.toISOString() ?? null,
  nextLookAt: row.next_look_at.toISOString(),
  certificateExpiresAt: row.certificate_expires_at?.toISOString() ?? null,
  isMain: row.host === main,
  createdAt: row.created_at.toISOString(),
});
