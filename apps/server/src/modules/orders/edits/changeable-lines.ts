import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { toMajor } from "@selvedge/domain/money/money";
import { againstLineChange } from "@selvedge/domain/orders/lines/line-change";
import { wordsInOneLine, wordsOfLine } from "@selvedge/domain/personalisation/line-texts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { differenceOf, moneyNow } from "./difference.ts";
import { type LineRow, linesOfOrder } from "./queries.ts";

/** The lines of an order with what each may become; `divisionId` is null for staff. Throws notFound for another shop's order. */
export const changeableLines = (platform: Platform, divisionId: DivisionId | null, orderId: OrderId) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const order = await db.selectFrom("orders").where("id", "=", orderId).select("division_id").executeTakeFirst();
    if (!order || (divisionId !== null && order.division_id !== divisionId)) throw new Refusal("notFound");
    const lines = await linesOfOrder(db, order.division_id, orderId);
    return lines.map((line) => ({
      id: line.id,
      name: line.name,
      colour: line.colour,
      size: line.size,
      words: wordsInOneLine(wordsOfLine(line.personalisation)),
      quantity: line.quantity,
      currency: line.currency,
      image: line.image ? fileAddress(platform.origins, order.division_id, line.image) : "",
      against: againstLineChange(line) ?? (isAlone(line) ? "It comes in this size and colour only." : null),
      money: moneyNow(line),
      rate: line.taxRate,
      isWhole: line.returned.priceIncTaxMinor > 0,
      colours: coloursOf(line),
    }));
  });

const isAlone = ({ variants, variantId }: LineRow) => variants.every(({ id }) => id === variantId);

function coloursOf(line: LineRow) {
  return [...Map.groupBy(line.variants, ({ colour }) => colour)].map(([name, own]) => ({
    name,
    hex: own[0]!.hex,
    sizes: own.map((variant) => ({
      name: variant.size,
      isInStock: variant.isInStock,
      extraMinor: variant.extraIncTaxMinor,
      difference: toMajor(differenceOf(line, variant, 1).differenceIncTaxMinor, line.currency),
    })),
  }));
}
