// What an exchange for another price leaves in its parent: the refund of what it costs less, and a row that says so.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sum } from "@selvedge/domain/money/round";
import { changeWords } from "@selvedge/domain/orders/lines/change-words";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Mover } from "../moves/index.ts";
import { insertRefund, limitOf, readMoney } from "../refunds/index.ts";
import type { ChildItem } from "./chosen-items.ts";
import type { ExchangePrice } from "./exchange-price.ts";
import type { ParentOrder } from "./make-child.ts";

interface Exchange {
  divisionId: DivisionId;
  parent: ParentOrder;
  taken: readonly ChildItem[];
  price: ExchangePrice;
  by: Mover;
  requestId: string;
  /** Why nobody pays the difference, or why it does not go back. */
  waive: string | undefined;
}

/** Refunds what an exchange costs less, or writes down that its difference is waived. Nothing where it costs the same. */
export async function settleDifference(db: Bound, exchange: Exchange): Promise<void> {
  const { price, waive } = exchange;
  if (price.differenceIncTaxMinor === 0) return;
  if (waive === undefined && price.differenceIncTaxMinor > 0) return;
  const refundId = waive === undefined ? await giveBack(db, exchange) : null;
  await writeDown(db, exchange, refundId);
}

async function giveBack(db: Bound, { divisionId, parent, taken, price, by, requestId }: Exchange): Promise<number> {
  const money = await readMoney(db, divisionId, parent.id);
  const amountMinor = -price.differenceIncTaxMinor;
  if (amountMinor > sum(money.charges.map(({ leftMinor }) => leftMinor)))
    throw refused("Less than the difference is left of what was paid by card. Keep it, and give it back another way.");
  const limitMinor = by.kind === "staff" ? limitOf(money, by.permissions ?? []) : null;
  if (limitMinor !== null && amountMinor > limitMinor) throw refused("The amount is over your limit. Ask finance.");
  const goods = price.lines.flatMap((line, index) =>
    line.differenceIncTaxMinor === 0
      ? []
      : [
          {
            rate: taken[index]!.sold.tax_rate,
            treatment: taken[index]!.sold.tax_treatment,
            grossMinor: -line.differenceIncTaxMinor,
            taxMinor: -line.differenceTaxMinor,
          },
        ],
  );
  const changed = taken.map((item) => `${item.sold.name}: ${wordsOf(item)}`).join("; ");
  const refund = { lines: [], pieces: [], goods, delivery: [], dutyMinor: 0, amountMinor };
  const asked = {
    ...{ divisionId, orderId: parent.id, by, requestId },
    reason: `Exchange. ${changed}`,
    words: `What you get in exchange costs less. ${changed}.`,
  };
  return insertRefund(db, asked, { money, refund, isFull: false });
}

const wordsOf = ({ sold, variant }: ChildItem): string =>
  changeWords({
    colour: variant?.colour ?? sold.colour,
    size: variant?.size ?? sold.size,
    fromColour: sold.colour,
    fromSize: sold.size,
  });

/** The parent's pieces keep their price, so the row names no line that became another. */
async function writeDown(db: Bound, exchange: Exchange, refundId: number | null): Promise<void> {
  const { divisionId, parent, taken, price, by, waive } = exchange;
  const rows = taken.flatMap((item, index) => {
    const { from, to, differenceIncTaxMinor, differenceTaxMinor } = price.lines[index]!;
    if (differenceIncTaxMinor === 0) return [];
    const { sold, quantity, variant } = item;
    return [
      {
        ...{ division_id: divisionId, order_id: parent.id, order_item_id: sold.id, changed_item_id: null },
        ...{ of_pieces: sold.quantity, pieces: quantity, name: sold.name },
        ...{ from_colour: sold.colour, from_size: sold.size },
        ...{ colour: variant?.colour ?? sold.colour, size: variant?.size ?? sold.size },
        ...{ difference_minor: differenceIncTaxMinor, tax_minor: differenceTaxMinor, currency: parent.currency },
        price_change_minor: to.priceIncTaxMinor - from.priceIncTaxMinor,
        discount_change_minor: to.discountIncTaxMinor - from.discountIncTaxMinor,
        state: waive === undefined ? ("made" as const) : ("waived" as const),
        ...{ reason: waive ?? "", refund_id: refundId },
        actor_kind: by.kind === "merchant" ? ("merchant" as const) : ("staff" as const),
        ...{ actor_name: by.name, account_id: by.accountId ?? null, finished_at: new Date() },
      },
    ];
  });
  await db.insertInto("line_changes").values(rows).execute();
}

const refused = (message: string) => new Refusal("moveRefused", { message });
