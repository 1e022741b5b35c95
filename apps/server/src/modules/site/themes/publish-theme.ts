import { hardToRead } from "@selvedge/themes/legibility";
import { TOKENS } from "@selvedge/themes/tokens/tokens";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { changeTheme } from "./edit-theme.ts";
import type { ThemeRow } from "./queries.ts";
import { themeTokens } from "./shop-look.ts";
import type { ThemeDraft } from "./theme-draft.ts";
import { storeTheme, wearTheme } from "./write-queries.ts";

/**
 * Shows visitors what was changed of a theme, and puts it on where the shop wears another. What was there before stays one
 * step behind. Throws validation for colours that are hard to read and that nobody kept; stale.
 */
export const publishTheme = (platform: Platform, by: Merchant, name: string, ifMatch: string | undefined) =>
  changeTheme(platform, by, { name, ifMatch }, async (db, row, all) => {
    const { divisionId } = by;
    if (row.draft === null && row.active) return;
    const next = row.draft ?? publishedOf(row);
    requireLegible(name, next);
    const worn = all.find(({ active }) => active)?.extends ?? name;
    const at = platform.now();
    await storeTheme(db, divisionId, row.id, {
      ...{ draft: null, former: { worn, ...publishedOf(row) }, published_at: at },
      ...columnsOf(next),
    });
    if (!row.active) await wearTheme(db, divisionId, row.id, at);
    const detail = { from: worn, to: name, changed: changedKeys(row.properties, next.properties), kept: next.kept };
    await writeAudit(db, { ...byMerchant(by), action: "theme.published", subject: `theme ${row.id}`, detail });
  });

/** Undoes the last publishing of a theme: visitors see what they saw before it, and what was published is a draft again. */
export const goBack = (platform: Platform, by: Merchant, name: string, ifMatch: string | undefined) =>
  changeTheme(platform, by, { name, ifMatch }, async (db, row, all) => {
    const { divisionId } = by;
    if (!row.former) throw new Refusal("conflict", { message: "There is nothing to go back to." });
    const { worn, ...before } = row.former;
    const draft = row.draft ?? publishedOf(row);
    await storeTheme(db, divisionId, row.id, { draft, former: null, ...columnsOf(before) });
    const other = all.find((each) => each.extends === worn && each.id !== row.id);
    if (row.active && other) await wearTheme(db, divisionId, other.id, platform.now());
    const detail = { from: name, to: worn };
    await writeAudit(db, { ...byMerchant(by), action: "theme.taken_back", subject: `theme ${row.id}`, detail });
  });

const publishedOf = ({ properties, kept, preset_version }: ThemeRow): ThemeDraft => ({
  ...{ properties, kept, presetVersion: preset_version },
});

const columnsOf = ({ properties, kept, presetVersion }: ThemeDraft) => ({
  ...{ properties, kept, preset_version: presetVersion },
});

/** Nobody publishes words that cannot be read without having said so. */
function requireLegible(name: string, { properties, kept, presetVersion }: ThemeDraft): void {
  const tokens = themeTokens({ extends: name, properties, preset_version: presetVersion });
  const found = hardToRead(tokens).filter(({ code }) => !kept.includes(code));
  if (found.length === 0) return;
  const errors = Object.fromEntries(
    found.map(({ text, ground, ratio, needed }) => [
      `properties.${text}`,
      [
        `${TOKENS[text].label} on “${TOKENS[ground].label}” reads ${ratio.toFixed(1)} : 1. It takes ${needed} : 1. Change it or keep it.`,
      ],
    ]),
  );
  throw new Refusal("validation", { errors });
}

const changedKeys = (from: Record<string, unknown>, to: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]),
  );
