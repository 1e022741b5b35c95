import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { wordsInOneLine, wordsOfLine } from "@selvedge/domain/personalisation/line-texts";
import type { Platform } from "../../../platform.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { piecesLeft } from "../moves/index.ts";
import { moneyOfSold } from "./exchange-price.ts";
import { itemsOf, returnedOfLines, variantsOf } from "./queries.ts";

export type RemakablePiece = Awaited<ReturnType<typeof remakablePieces>>[number];

/** Each line of an order with what is left of it, and the colours and sizes that it can be exchanged for. */
export async function remakablePieces({ origins }: Platform, db: Bound, divisionId: DivisionId, orderId: OrderId) {
  const [items, left, variants, returned] = await Promise.all([
    itemsOf(db, divisionId, orderId),
    piecesLeft(db, divisionId, orderId),
    variantsOf(db, divisionId, orderId),
    returnedOfLines(db, divisionId, orderId),
  ]);
  return items.map((item) => ({
    id: item.id,
    name: item.name,
    detail: [
      item.colour,
      item.size,
      wordsInOneLine(wordsOfLine(item.personalisation)),
      item.bundle_name && `in ${item.bundle_name}`,
    ]
      .filter(Boolean)
      .join(", "),
    imageUrl: item.image_sha256 ? fileAddress(origins, divisionId, item.image_sha256) : null,
    left: left.find(({ itemId }) => itemId === item.id)?.left ?? 0,
    variantId: item.variant_id,
    money: moneyOfSold(item, returned),
    rate: item.tax_rate,
    variants: variants
      .filter(({ itemId }) => itemId === item.id)
      .map(({ id, colour, size, hex, isAvailable, extraIncTaxMinor }) => ({
        ...{ id, colour, size, hex, isAvailable },
        extraMinor: extraIncTaxMinor,
      })),
  }));
}
