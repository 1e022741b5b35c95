import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { WirePage } from "@selvedge/pages/wire/wire";
import type { Platform } from "../../../../platform.ts";
import { Refusal } from "../../../../plugins/refusal.ts";
import { findDraft } from "../draft-queries.ts";
import { findVersion, firstVersion, type VersionRow } from "../version-queries.ts";
import { type ListedVersion, listVersions, type VersionListing } from "./list-versions.ts";

/** What was kept of a page, last first, and how many there are. Throws notFound. */
export async function readVersions(
  { pools }: Platform,
  divisionId: DivisionId,
  id: number,
  listing: VersionListing,
): Promise<{ rows: ListedVersion[]; total: number }> {
  const [own, kept] = await readDivision(pools.web, divisionId, (db) =>
    Promise.all([findDraft(db, divisionId, id), listVersions(db, divisionId, id, listing)]),
  );
  if (!own) throw new Refusal("notFound");
  const first = firstVersion(own);
  if (kept.total > 0 || listing.page > 1 || listing.show === "named" || !first) return kept;
  return { rows: [{ ...first, folded: [] }], total: 1 };
}

/** A version with its page. Throws notFound. */
export async function readVersion(
  { pools }: Platform,
  divisionId: DivisionId,
  id: number,
  version: number,
): Promise<VersionRow & { page: WirePage }> {
  const [own, found] = await readDivision(pools.web, divisionId, (db) =>
    Promise.all([findDraft(db, divisionId, id), findVersion(db, divisionId, id, version)]),
  );
  const first = own && firstVersion(own);
  if (own && found) return found;
  if (own && first?.version === version) return { ...first, page: own.published as WirePage };
  throw new Refusal("notFound");
}
