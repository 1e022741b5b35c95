import type { WirePage } from "@selvedge/pages/wire/wire";
import type { Platform } from "../../../../platform.ts";
import { Refusal } from "../../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../../plumbing/audit/index.ts";
import { changePage } from "../publish-page.ts";
import { requireMatch } from "../save-page.ts";
import { findVersion, lastVersion, type VersionRow } from "../version-queries.ts";
import { insertVersion, keepFirst, updateNote } from "./write-versions.ts";

interface Naming {
  name: string;
  ifMatch: string | undefined;
}

/**
 * Keeps the draft as it is under a name. The same draft under the same name again, as after a lost answer, is the version
 * that was kept. Throws notFound; stale.
 */
export async function nameDraft(
  { pools, now }: Platform,
  by: Merchant,
  id: number,
  { name, ifMatch }: Naming,
): Promise<VersionRow> {
  const { divisionId } = by;
  let kept: VersionRow | undefined;
  await changePage(pools.web, by, id, async (db, row) => {
    requireMatch(row, ifMatch);
    const page = row.draft as WirePage;
    await keepFirst(db, divisionId, id);
    const last = await lastVersion(db, divisionId, id);
    const newest = await findVersion(db, divisionId, id, last);
    kept = newest;
    if (newest?.kind === "named" && newest.note === name && isEqual(newest.page, page)) return row;
    const version = last + 1;
    const named = { version, kind: "named" as const, note: name, page, accountId: by.account.id, at: now() };
    await insertVersion(db, divisionId, id, named);
    await writeAudit(db, { ...byMerchant(by), action: "page.named", subject: `page ${id}`, detail: { version, name } });
    kept = await findVersion(db, divisionId, id, version);
    return row;
  });
  return kept!;
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Names a version. Throws notFound. */
export async function renameVersion(
  { pools }: Platform,
  by: Merchant,
  id: number,
  { version, name }: { version: number; name: string },
): Promise<VersionRow> {
  const { divisionId } = by;
  let renamed: VersionRow | undefined;
  await changePage(pools.web, by, id, async (db, row) => {
    await keepFirst(db, divisionId, id);
    await updateNote(db, divisionId, id, { version, note: name });
    renamed = await findVersion(db, divisionId, id, version);
    if (!renamed) throw new Refusal("notFound");
    await writeAudit(db, { ...byMerchant(by), action: "page.named", subject: `page ${id}`, detail: { version, name } });
    return row;
  });
  return renamed!;
}
