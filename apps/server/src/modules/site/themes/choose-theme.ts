import { withDivision } from "@selvedge/db/with-division";
import { latestVersion } from "@selvedge/themes/shipped/preset-versions";
import { offeredThemes } from "@selvedge/themes/shipped/shipped";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { lockThemes } from "./queries.ts";
import { addTheme, wearTheme } from "./write-queries.ts";

/**
 * Puts a theme on the shop: one that is offered, or one that the shop has worn, with what it changed of it then. The one
 * that it wears now stays stored. Throws validation for any other.
 */
export async function chooseTheme({ pools, now }: Platform, by: Merchant, name: string): Promise<void> {
  const { divisionId } = by;
  await withDivision(pools.web, divisionId, async (db) => {
    const own = await lockThemes(db, divisionId);
    const worn = own.find(({ active }) => active);
    if (worn?.extends === name) return;
    const known = own.find((each) => each.extends === name);
    const offered = offeredThemes().find((each) => each.name === name);
    if (!known && !offered) throw new Refusal("validation", { errors: { name: ["This theme cannot be chosen."] } });
    const version = latestVersion(name);
    const id = known ? Number(known.id) : await addTheme(db, divisionId, { ...offered!, version });
    await wearTheme(db, divisionId, id, now());
    const detail = { from: worn?.extends ?? null, to: name };
    await writeAudit(db, { ...byMerchant(by), action: "theme.chosen", subject: `theme ${id}`, detail });
  });
}
