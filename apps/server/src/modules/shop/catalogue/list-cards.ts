import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Origins } from "../../../origins.ts";
import { presentCard } from "./present.ts";
import { type CardFilter, productCards } from "./queries.ts";

/** Cards of a shop's products. */
export async function listCards(db: Bound, origins: Origins, divisionId: DivisionId, filter: CardFilter) {
  const rows = await productCards(db, divisionId, filter);
  return rows.map((row) => presentCard(origins, divisionId, row));
}

/** The same, each with the one of the wanted colours that its picture shows; undefined where it shows another. */
export async function listColouredCards(db: Bound, origins: Origins, divisionId: DivisionId, filter: CardFilter) {
  const rows = await productCards(db, divisionId, filter);
  return rows.map((row) => ({
    card: presentCard(origins, divisionId, row),
    colour: filter.colours?.find((name) => name === row.image?.colour),
  }));
}
