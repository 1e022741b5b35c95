import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { sql } from "kysely";
import type { DraftRow } from "./draft-queries.ts";

export type VersionKind = "published" | "named" | "automatic";

export interface VersionRow {
  version: number;
  kind: VersionKind;
  note: string;
  full_name: string | null;
  created_at: Date;
}

const versionsOf = (db: Bound, divisionId: DivisionId, pageId: number) =>
  db.selectFrom("page_versions as v").where("v.division_id", "=", divisionId).where("v.page_id", "=", pageId);

const versionColumns = [
  "v.version",
  sql<VersionRow["kind"]>`v.kind`.as("kind"),
  "v.note",
  "v.created_at",
  // Who has just signed up has no name yet; nobody at all is the shop itself.
  sql<string | null>`coalesce(nullif(a.full_name, ''), a.email)`.as("full_name"),
] as const;

/** A version with its page; undefined where there is none. */
export async function findVersion(db: Bound, divisionId: DivisionId, pageId: number, version: number) {
  const row = await versionsOf(db, divisionId, pageId)
    .leftJoin("accounts as a", "a.id", "v.account_id")
    .where("v.version", "=", version)
    .select([...versionColumns, "v.page"])
    .orderBy("v.id", "desc")
    .executeTakeFirst();
  return row && { ...row, page: row.page as WirePage };
}

/** What visitors saw of a page that came with the shop is its first version, though nobody has published it. */
export const firstVersion = ({ published, version, published_at, created_at }: DraftRow): VersionRow | null =>
  published && { version, kind: "published", note: "", full_name: null, created_at: published_at ?? created_at };

/** The number of the last version; 0 where nothing was kept. */
export async function lastVersion(db: Bound, divisionId: DivisionId, pageId: number): Promise<number> {
  const row = await versionsOf(db, divisionId, pageId)
    .select((eb) => eb.fn.max("v.version").as("last"))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}
