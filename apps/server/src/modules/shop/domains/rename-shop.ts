import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { labelFault, labelTexts } from "@selvedge/domain/sign-up/shop-label";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { addressesIn, type NamedPage, pagesSaying } from "./queries.ts";
import { renamedSettings } from "./renamed-settings.ts";

/** How long visitors of a former address are led on. */
const ledOnMs = 365 * 86_400_000;

interface NewName {
  name: string;
  /** The first part of its address at the platform. */
  label: string;
}

/**
 * Gives a shop another name and address. Throws validation for a name that is empty, and an address that cannot be, is
 * another shop's, or was one within the last year. Gives the pages that still say the name before: their words are their
 * people's, so none is changed.
 */
export async function renameShop(
  { pools, now }: Platform,
  by: Merchant,
  { name, label }: NewName,
): Promise<NamedPage[]> {
  const { divisionId } = by;
  const wanted = label.toLowerCase();
  const errors: Record<string, string[]> = {};
  if (name === "") errors.name = ["Give your shop a name"];
  if (name.length > 80) errors.name = ["Use at most 80 characters"];
  const before = await withDivision(pools.web, divisionId, (db) => addressesIn(db, divisionId));
  // The platform's own site has no such address.
  const moves = before.label !== "" && wanted !== before.label;
  const fault = moves ? labelFault(wanted) : null;
  if (fault) errors.label = [labelTexts[fault]];
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
  if (moves) await countTry(pools, limits.addressChanges, String(divisionId));
  return withDivision(pools.web, divisionId, async (db) => {
    const { rows } = await sql<{
      name: string;
    }>`select name from divisions where id = ${divisionId} for update`.execute(db);
    const from = { name: rows[0]!.name, label: (await addressesIn(db, divisionId)).label };
    if (moves && from.label !== wanted) await moveLabel(db, by, { from: from.label, to: wanted, at: now() });
    if (name !== from.name) await changeName(db, by, { from: from.name, to: name });
    if (name === from.name && !moves) return [];
    await sql`select announce_stale(array[${`division:${divisionId}`}])`.execute(db);
    const detail = { from, to: { name, label: moves ? wanted : from.label } };
    await writeAudit(db, { ...byMerchant(by), action: "shop.renamed", subject: `shop ${divisionId}`, detail });
    return name === from.name ? [] : pagesSaying(db, divisionId, { from: from.name, to: name });
  });
}

/** Also changes the stored settings: header, page titles and mails show the name that they hold, and so does a small print that nobody has edited. */
async function changeName(db: Bound, { divisionId }: Merchant, { from, to }: { from: string; to: string }) {
  await sql`update divisions set name = ${to} where id = ${divisionId}`.execute(db);
  const { rows } = await sql<{
    settings: unknown;
  }>`select settings from shop_settings where division_id = ${divisionId} for update`.execute(db);
  if (!rows[0]) return;
  const settings = JSON.stringify(renamedSettings(rows[0].settings, { from, to }));
  await sql`update shop_settings set settings = ${settings} where division_id = ${divisionId}`.execute(db);
}

async function moveLabel(
  db: Bound,
  { divisionId }: Merchant,
  { from, to, at }: { from: string; to: string; at: Date },
) {
  const taken = new Refusal("validation", { errors: { label: [labelTexts.taken] } });
  const { rows } = await sql`
    select from former_labels where label = ${to} and division_id <> ${divisionId} and until > ${at}
    union all select from subdomains where label = ${to} and division_id <> ${divisionId}`.execute(db);
  if (rows.length > 0) throw taken;
  await sql`delete from former_labels where label = ${to}`.execute(db);
  const until = new Date(at.getTime() + ledOnMs);
  await sql`insert into former_labels (label, division_id, until) values (${from}, ${divisionId}, ${until})
    on conflict (label) do update set division_id = excluded.division_id, until = excluded.until`.execute(db);
  await sql`update subdomains set label = ${to} where division_id = ${divisionId}`.execute(db).catch((error) => {
    // Another shop took it at the same moment.
    if ((error as { code?: string }).code === "23505") throw taken;
    throw error;
  });
}
