import type { Bound } from "@selvedge/db/bound";
import { sum } from "@selvedge/domain/money/round";
import { changeWords } from "@selvedge/domain/orders/lines/change-words";
import type { AuditActor } from "../../plumbing/audit/index.ts";
import { insertRefund, limitOf, readMoney } from "../refunds/index.ts";
import { refused, type WantedChange } from "./chosen-variant.ts";
import type { ChangeOfPrice } from "./difference.ts";
import type { LineRow } from "./queries.ts";
import type { LineKey } from "./write-queries.ts";

interface Cheaper {
  key: LineKey;
  line: LineRow;
  wanted: WantedChange;
  price: ChangeOfPrice;
  by: AuditActor & { permissions?: readonly string[] };
  requestId: string;
}

/** Asks for the refund of what a cheaper size costs less; its credit note and mail follow. Gives the refund's id. */
export async function returnDifference(db: Bound, { key, line, wanted, price, by, requestId }: Cheaper) {
  const { divisionId, orderId } = key;
  const money = await readMoney(db, divisionId, orderId);
  const amountMinor = -price.differenceIncTaxMinor;
  if (amountMinor > sum(money.charges.map(({ leftMinor }) => leftMinor)))
    throw refused("Less than the difference is left of what was paid by card. Write to us.");
  const limitMinor = by.kind === "staff" ? limitOf(money, by.permissions ?? []) : null;
  if (limitMinor !== null && amountMinor > limitMinor) throw refused("The amount is over your limit. Ask finance.");
  const part = {
    rate: line.taxRate,
    treatment: line.taxTreatment,
    grossMinor: amountMinor,
    taxMinor: -price.differenceTaxMinor,
  };
  const changed = changeWords({ ...wanted, fromColour: line.colour, fromSize: line.size });
  const reason = `${line.name}: ${changed}`;
  const words = `${line.name} is made in ${changed}, which costs less.`;
  const refund = { lines: [], pieces: [], goods: [part], delivery: [], dutyMinor: 0, amountMinor };
  return insertRefund(db, { divisionId, orderId, by, requestId, reason, words }, { money, refund, isFull: false });
}
