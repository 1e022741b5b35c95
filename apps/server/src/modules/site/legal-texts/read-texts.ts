import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { type LegalTextName, legalTextNames, legalTexts } from "@selvedge/domain/legal/legal-texts";
import type { ShopFacts } from "@selvedge/domain/legal/shop-facts";
import { type OwnText, ownTexts } from "./queries.ts";
import { readFacts } from "./shop-facts.ts";

/** Every legal text of a shop, as visitors read it. */
export async function readLegalTexts(db: Bound, divisionId: DivisionId, origin: string) {
  const [own, facts] = await Promise.all([ownTexts(db, divisionId), readFacts(db, divisionId, origin)]);
  return legalTextNames.map((name) => presentText(name, own, facts));
}

/** One of them. */
export const readLegalText = async (db: Bound, divisionId: DivisionId, origin: string, name: LegalTextName) =>
  (await readLegalTexts(db, divisionId, origin)).find((text) => text.name === name)!;

function presentText(name: LegalTextName, own: readonly OwnText[], facts: ShopFacts) {
  const { title, path, write } = legalTexts[name];
  const written = own.find((text) => text.name === name);
  const standardHtml = write(facts);
  return {
    ...{ name, title, url: path, standardHtml },
    html: written?.body_html ?? standardHtml,
    isStandard: written === undefined,
    version: written?.version ?? 0,
    updatedAt: written?.updated_at.toISOString() ?? null,
  };
}
