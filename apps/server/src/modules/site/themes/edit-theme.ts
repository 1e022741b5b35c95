import type { Bound } from "@selvedge/db/bound";
import { readDivision } from "@selvedge/db/read-division";
import { withDivision } from "@selvedge/db/with-division";
import { latestVersion } from "@selvedge/themes/shipped/preset-versions";
import { offeredThemes } from "@selvedge/themes/shipped/shipped";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Merchant } from "../../plumbing/audit/index.ts";
import { ownFontsOf } from "./own-fonts.ts";
import { presentEdited } from "./present-edited.ts";
import { lockThemes, ownFontRows, storedThemes, type ThemeRow } from "./queries.ts";
import { readProperties } from "./theme-draft.ts";
import { addTheme, storeTheme } from "./write-queries.ts";

/** A theme with what is being changed of it. Throws notFound for one that is neither offered nor the shop's own. */
export async function readEdited({ pools, origins }: Platform, { divisionId }: Merchant, name: string) {
  return readDivision(pools.web, divisionId, async (db) => {
    const [rows, fonts] = await Promise.all([storedThemes(db, divisionId), ownFontRows(db, divisionId)]);
    const row = rows.find((each) => each.extends === name);
    if (!row && !isOffered(name)) throw new Refusal("notFound");
    return presentEdited(name, row, ownFontsOf(origins, divisionId, fonts));
  });
}

export type EditedTheme = Awaited<ReturnType<typeof readEdited>>;

const isOffered = (name: string) => offeredThemes().some((each) => each.name === name);

export interface DraftWrite {
  properties: Record<string, unknown>;
  kept: readonly string[];
  presetVersion: number;
}

/**
 * Stores what is being changed of a theme; visitors see nothing of it. Refused as stale with the present theme when somebody
 * else changed it since `ifMatch`. Throws notFound; validation with the keys whose values cannot be.
 */
export const saveDraft = (platform: Platform, by: Merchant, name: string, write: DraftWrite & IfMatch) =>
  changeTheme(platform, by, { name, ifMatch: write.ifMatch }, async (db, row) => {
    const rows = await ownFontRows(db, by.divisionId);
    const fonts = new Set(rows.map(({ id }) => Number(id)));
    const properties = readProperties(write.properties, { ...row.properties, ...row.draft?.properties }, fonts);
    const presetVersion = Math.min(write.presetVersion, latestVersion(name));
    const draft = { properties, kept: [...new Set(write.kept)], presetVersion };
    if (JSON.stringify(draft) !== JSON.stringify(row.draft)) await storeTheme(db, by.divisionId, row.id, { draft });
  });

/** Takes back what is being changed: the theme is as visitors see it. */
export const discardDraft = (platform: Platform, by: Merchant, name: string, ifMatch: string | undefined) =>
  changeTheme(platform, by, { name, ifMatch }, async (db, row) => {
    if (row.draft) await storeTheme(db, by.divisionId, row.id, { draft: null });
  });

interface IfMatch {
  /** The revision that its author opened; undefined where they do not mind. */
  ifMatch: string | undefined;
}

type Work = (db: Bound, row: ThemeRow, all: readonly ThemeRow[]) => Promise<void>;

/** Works on a theme that nobody else changes meanwhile, and gives it as it is then. */
export async function changeTheme(
  platform: Platform,
  by: Merchant,
  { name, ifMatch }: { name: string } & IfMatch,
  work: Work,
): Promise<EditedTheme> {
  const { divisionId } = by;
  const isCurrent = await withDivision(platform.pools.web, divisionId, async (db) => {
    const all = await lockThemes(db, divisionId);
    const known = all.find((each) => each.extends === name);
    const offered = offeredThemes().find((each) => each.name === name);
    if (!known && !offered) throw new Refusal("notFound");
    if (ifMatch !== undefined && ifMatch !== `"${known?.rev ?? 0}"`) return false;
    if (known) await work(db, known, all);
    else {
      const id = await addTheme(db, divisionId, { ...offered!, version: latestVersion(name) });
      const rows = await storedThemes(db, divisionId);
      await work(db, rows.find((each) => Number(each.id) === id)!, rows);
    }
    return true;
  });
  const edited = await readEdited(platform, by, name);
  if (!isCurrent) throw new Refusal("stale", { data: edited });
  return edited;
}
