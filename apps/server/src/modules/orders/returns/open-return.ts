// A return is written down: by a shopper, whose reasons are checked by the rules, or by people of the shop and the
// platform, who decide themselves. Lines of one wish are one return.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { faultAgreedAlone } from "@selvedge/domain/limits";
import { fromMajor } from "@selvedge/domain/money/money";
import { decideReturn, mustComeBack, type Offer } from "@selvedge/domain/returns/decide-return";
import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import { returnKindOf } from "@selvedge/domain/returns/return-states";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Mover, type ParcelFacts, parcelFacts, piecesLeft } from "../moves/index.ts";
import { returnsOfOrder } from "./queries.ts";
import { type LockedForReturn, settleReturn } from "./settle-return.ts";
import { followStep, insertReturn, type NewLine } from "./write-queries.ts";

export interface WantedLine extends NewLine {
  offer: Offer;
}

export interface WantedReturn {
  divisionId: DivisionId;
  order: LockedForReturn;
  lines: readonly WantedLine[];
  note: string;
  by: Mover;
  requestId: string;
  requestKey: string;
}

const refused = (message: string) => new Refusal("moveRefused", { message });

/**
 * Writes the returns of one request while their order is locked; gives their ids. The same key writes nothing again. What
 * shoppers ask for a fault with a photo is settled at once up to a limit. Throws moveRefused with the rule's sentence.
 */
export async function openReturns(platform: Platform, db: Bound, wanted: WantedReturn): Promise<number[]> {
  const { divisionId, order, by, requestKey, requestId, note } = wanted;
  const [before, left, parcel] = await Promise.all([
    db
      .selectFrom("shop_returns")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", order.id)
      .where("request_key", "=", requestKey)
      .select("id")
      .execute(),
    piecesLeft(db, divisionId, order.id),
    parcelFacts(db, divisionId, order.id, platform.now()),
  ]);
  if (before.length > 0) return before.map(({ id }) => id);
  if (!parcel) throw refused("It has not been sent yet.");
  if (wanted.lines.length === 0) throw refused("Choose what you return.");
  checkPieces(wanted.lines, left);
  if (by.kind === "shopper") for (const line of wanted.lines) checkRule(line, { parcel, left });
  const agreed = by.kind === "shopper" ? await agreedBefore(db, wanted) : [];
  const ids: number[] = [];
  for (const [offer, lines] of Map.groupBy(wanted.lines, (line) => line.offer)) {
    const isAgreed = by.kind !== "shopper" || lines.every(({ reason }) => mustComeBack(reason));
    const settlesNow =
      by.kind === "shopper" &&
      lines.every(({ reason }) => !mustComeBack(reason)) &&
      isSmall(order, [...agreed, ...wanted.lines.filter(({ reason }) => !mustComeBack(reason))]);
    const wish = returnKindOf(offer);
    const id = await insertReturn(db, {
      ...{ divisionId, orderId: order.id, wish, note, by, requestKey, lines },
      state: isAgreed || settlesNow ? "approved" : "requested",
    });
    ids.push(id);
    const step = { divisionId, orderId: order.id, returnId: id, by, requestId };
    await followStep(db, step, {
      action: "return.opened",
      event: "opened",
      detail: { wish, reasons: lines.map(({ reason }) => reason) },
    });
    if (settlesNow) {
      const [row] = (await returnsOfOrder(db, divisionId, order.id)).filter((each) => each.id === id);
      await settleReturn(platform, db, { order, row: row!, outcome: wish, by: rules, requestId });
    }
  }
  return ids;
}

/** Who settles what needs no look. */
const rules: Mover = { kind: "system", name: "Rules of returns" };

function checkPieces(lines: readonly WantedLine[], left: Awaited<ReturnType<typeof piecesLeft>>): void {
  for (const [itemId, ofItem] of Map.groupBy(lines, (line) => line.itemId)) {
    const most = left.find((each) => each.itemId === itemId);
    if (!most) throw refused("That is not of this order.");
    if (ofItem.reduce((sum, { quantity }) => sum + quantity, 0) > most.left)
      throw refused("There are not so many pieces left of it.");
  }
}

interface Known {
  parcel: ParcelFacts;
  left: Awaited<ReturnType<typeof piecesLeft>>;
}

/** What is offered for one line and one reason. */
export function offersOf(
  { itemId, reason, hasPhoto }: { itemId: number; reason: ReturnReason; hasPhoto: boolean },
  { parcel, left }: Known,
) {
  const piece = left.find((each) => each.itemId === itemId);
  return decideReturn({
    ...parcel,
    reason,
    hasPhoto,
    isPersonalised: piece?.isPersonalised ?? false,
    activeQuantity: piece?.left ?? 0,
  });
}

function checkRule({ itemId, reason, offer, photo }: WantedLine, known: Known): void {
  const found = offersOf({ itemId, reason, hasPhoto: photo !== null }, known).find((each) => each.offer === offer);
  if (!found) throw refused("That is not offered for this reason.");
  if (!found.isOpen) throw refused(found.note);
}

type Pieces = readonly Pick<WantedLine, "itemId" | "quantity">[];

/** Pieces of the order for which something was asked before that needed nothing back: the limit is for all of them. */
async function agreedBefore(db: Bound, { divisionId, order }: WantedReturn): Promise<Pieces> {
  const earlier = await returnsOfOrder(db, divisionId, order.id);
  return earlier
    .filter(({ state }) => state !== "declined" && state !== "withdrawn")
    .flatMap(({ lines }) => lines.filter(({ reason }) => !mustComeBack(reason)));
}

/** Whether the goods are worth no more than what is settled without a look. */
function isSmall(order: LockedForReturn, lines: Pieces): boolean {
  const worth = lines.reduce((sum, { itemId, quantity }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return sum + (item?.unitPriceIncTaxMinor ?? 0) * quantity;
  }, 0);
  return worth <= fromMajor(faultAgreedAlone, order.currency);
}
