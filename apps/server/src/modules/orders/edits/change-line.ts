// Another size or colour of a line, whole or some of its pieces, until a label of it is printed. The order's row is the
// lock. A dearer one waits for its payment, and the difference of a cheaper one goes back at once.
import type { CallBody } from "@selvedge/contracts/call";
import type { orderEditCalls } from "@selvedge/contracts/orders/order-edits.calls";
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { formatMoney, toMajor } from "@selvedge/domain/money/money";
import { changeWords } from "@selvedge/domain/orders/lines/change-words";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { type Change, lockForChange, requireAllowed } from "../changes/index.ts";
import { receiptHash } from "../receipt/index.ts";
import { chosenVariant, refused, requireChangeable } from "./chosen-variant.ts";
import { differenceOf } from "./difference.ts";
import { insertLineChange, replaceOwed } from "./line-changes.ts";
import { makeChange } from "./make-change.ts";
import { returnDifference } from "./return-difference.ts";

type Wanted = CallBody<typeof orderEditCalls.changeLineOfShop> & { itemId: number };

export interface LineChanged {
  /** false where it is that already, and where it waits for its payment. */
  isChanged: boolean;
  /** In major units: above 0 to be paid, below 0 on its way back. */
  difference: number;
  /** Where the difference is paid; empty where nothing is to be paid. */
  payPath: string;
}

/**
 * Makes a line another size or colour of its product. One that costs more is only written down until it is paid, unless
 * its shop waives the difference with a reason. What it is already changes nothing. Throws notFound, validation for a
 * variant that the product does not have, and moveRefused with the reason, such as a difference that nobody has seen.
 */
export const changeLine = (platform: Platform, change: Change, { waive, expectedDifference, ...wanted }: Wanted) =>
  withoutDivision(platform.pools.backOffice, async (db): Promise<LineChanged> => {
    const { divisionId, order, actionOf } = await lockForChange(db, change);
    if (change.by.kind === "merchant" && order.paid_at === null) throw new Refusal("notFound");
    const { orderId, by, requestId } = change;
    const key = { divisionId, orderId, itemId: wanted.itemId };
    const { line, to } = await chosenVariant(db, key, wanted);
    if (to.id === line.variantId) return { isChanged: false, difference: 0, payPath: "" };
    requireAllowed(actionOf("edit_items"));
    requireChangeable(line, to, wanted);

    const price = differenceOf(line, to, wanted.pieces);
    const { differenceIncTaxMinor } = price;
    const difference = toMajor(differenceIncTaxMinor, line.currency);
    if (difference !== expectedDifference) throw refused(unseen(differenceIncTaxMinor, line.currency));
    const asked = { key, line, to, wanted, price, by };
    if (differenceIncTaxMinor > 0 && waive === undefined) {
      await owe(db, { ...asked, requestId });
      const payPath = `/pay/${receiptHash(platform.config.secret, divisionId, orderId)}/`;
      return { isChanged: false, difference, payPath };
    }
    await replaceOwed(db, key);
    const detail = {
      ...(differenceIncTaxMinor === 0 ? {} : { differenceMinor: differenceIncTaxMinor }),
      ...(waive ? { waive } : {}),
    };
    const making = { key, line, to, wanted, version: order.version, by, requestId, detail };
    const changedItemId = await makeChange(db, { ...making, raise: null });
    if (differenceIncTaxMinor === 0) return { isChanged: true, difference, payPath: "" };
    const refundId = waive === undefined ? await returnDifference(db, { ...asked, requestId }) : null;
    const state = waive === undefined ? "made" : "waived";
    await insertLineChange(db, { ...asked, state, reason: waive ?? "", changedItemId, refundId });
    return { isChanged: true, difference: waive === undefined ? difference : 0, payPath: "" };
  });

type Owed = Parameters<typeof insertLineChange>[1] extends infer Row
  ? Omit<Row, "state"> & { requestId: string }
  : never;

/** Writes down what waits for its payment, instead of what waited before. Whoever pays is told where, unless they ask themselves. */
async function owe(db: Bound, { requestId, ...asked }: Owed): Promise<void> {
  const { key, by, price, line, wanted } = asked;
  await replaceOwed(db, key);
  const lineChangeId = await insertLineChange(db, { ...asked, state: "owed" });
  const { divisionId, orderId } = key;
  await Promise.all([
    writeAudit(db, {
      ...{ divisionId, by, requestId },
      action: "order.difference_asked",
      subject: `order ${orderId}`,
      detail: {
        ...{ item: key.itemId, lineChange: lineChangeId, differenceMinor: price.differenceIncTaxMinor },
        ...{ name: line.name, words: changeWords({ ...wanted, fromColour: line.colour, fromSize: line.size }) },
      },
    }),
    by.kind !== "shopper" &&
      enqueue(db, "difference_owed", { divisionId, lineChangeId }, { key: `difference ${lineChangeId}` }),
  ]);
}

function unseen(differenceMinor: number, currency: string): string {
  if (differenceMinor === 0) return "It costs what it did. Look at it again.";
  const amount = formatMoney(Math.abs(differenceMinor), currency);
  return differenceMinor > 0
    ? `That is ${amount} more to pay. Look at it again.`
    : `That is ${amount} less, which goes back. Look at it again.`;
}
