import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { Refusal } from "../../../plugins/refusal.ts";
import { piecesLeft } from "../moves/index.ts";
import { chosenItems } from "./chosen-items.ts";
import { exchangePrice } from "./exchange-price.ts";
import type { ChildPiece } from "./make-child.ts";
import { itemsOf, returnedOfLines, variantsOf } from "./queries.ts";

/** What an exchange would cost now, before it is made. */
export interface ExchangeDifference {
  /** Above 0 to be paid, below 0 to go back; in minor units with VAT. */
  minor: number;
  /** Why it cannot be made; null while it can. */
  against: string | null;
}

/** The difference that a return would be exchanged for, as making it reads it. Its own pieces count as there. */
export async function exchangeDifference(
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  { pieces, returnId }: { pieces: readonly ChildPiece[]; returnId: number },
): Promise<ExchangeDifference> {
  const [items, left, variants, returned] = await Promise.all([
    itemsOf(db, divisionId, orderId),
    piecesLeft(db, divisionId, orderId, returnId),
    variantsOf(db, divisionId, orderId),
    returnedOfLines(db, divisionId, orderId),
  ]);
  try {
    const taken = chosenItems({ pieces, offer: "exchange" }, items, left, variants);
    return { minor: exchangePrice(taken, returned).differenceIncTaxMinor, against: null };
  } catch (error) {
    if (error instanceof Refusal) return { minor: 0, against: error.message };
    throw error;
  }
}
