import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { Refusal } from "../../../plugins/refusal.ts";
import { presentWithEntries } from "./present.ts";
import { entriesOf, findGiftCard, saleOfCard } from "./queries.ts";

/** A card with its entries. Throws notFound. */
export async function showGiftCard(db: Bound, divisionId: DivisionId, { id, now }: { id: number; now: Date }) {
  const [row, entries, sale] = await Promise.all([
    findGiftCard(db, divisionId, { id, now }),
    entriesOf(db, divisionId, id),
    saleOfCard(db, divisionId, id),
  ]);
  if (!row) throw new Refusal("notFound");
  return presentWithEntries(row, entries, sale);
}
