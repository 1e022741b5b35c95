import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { ThemeDraft } from "./theme-draft.ts";

/** The theme a shop wears now. */
export const activeTheme = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("themes")
    .where("division_id", "=", divisionId)
    .where("active", "=", true)
    .select(["id", "uuid", "name", "extends", "properties", "preset_version"])
    .executeTakeFirst();

/** The shop's own faces, as they were brought. */
export const ownFontRows = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("custom_fonts")
    .where("division_id", "=", divisionId)
    .orderBy("name")
    .select(["id", "name", "sha256", "format", "weights", "metrics"])
    .execute();

export type OwnFontRow = Awaited<ReturnType<typeof ownFontRows>>[number];

/** Every theme that the shop has worn or drafted, the latest first. One change at a time sees them, until its transaction ends. */
export async function lockThemes(db: Bound, divisionId: DivisionId): Promise<ThemeRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`themes ${divisionId}`}, 0))`.execute(db);
  return storedThemes(db, divisionId);
}

/** The same without waiting. */
export async function storedThemes(db: Bound, divisionId: DivisionId): Promise<ThemeRow[]> {
  const rows = await db
    .selectFrom("themes")
    .where("division_id", "=", divisionId)
    .orderBy("updated_at", "desc")
    .select([
      ...(["id", "extends", "active", "properties", "kept", "rev", "draft", "former"] as const),
      ...(["preset_version", "published_at"] as const),
    ])
    .execute();
  return rows as unknown as ThemeRow[];
}

/** A theme as it is stored: what visitors see of it, what is being changed, and what was there before. */
export interface ThemeRow {
  id: number;
  extends: string;
  active: boolean;
  properties: Record<string, unknown>;
  kept: string[];
  rev: number;
  draft: ThemeDraft | null;
  /** What the shop wore before, and this theme as it was then. */
  former: (ThemeDraft & { worn: string }) | null;
  preset_version: number;
  published_at: Date | null;
}

/** The label of the shop's own subdomain; null for the platform's own site. */
export const shopLabel = (db: Bound, divisionId: DivisionId) =>
  db.selectFrom("subdomains").where("division_id", "=", divisionId).select("label").executeTakeFirst();
