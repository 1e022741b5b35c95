// A paid order goes to the floor: one label for each garment. Two people at once, or one person twice, make labels once:
// the order's row is the lock, and an order that has left Paid is answered with the labels it has.

import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { type Side, usedSides } from "@selvedge/design/scene";
import { decideRelease, floorEntrance } from "@selvedge/domain/factory/release-rules";
import type { OrderId } from "@selvedge/domain/ids";
import { flowAt } from "@selvedge/domain/orders/flows";
import type { MoveFacts } from "@selvedge/domain/orders/guards";
import type { Platform } from "../../../platform.ts";
import { checkRisk, type Mover, moveOrder, type NewLabel } from "../../orders/moves/index.ts";
import { openHolds } from "../floor/index.ts";
import {
  activeLabelCodes,
  friskOf,
  type ItemToRelease,
  itemsToRelease,
  lockOrderOfAnyShop,
  type OrderToRelease,
} from "./release-queries.ts";

export interface ReleaseOutcome {
  orderId: OrderId;
  reference: string;
  ok: boolean;
  code: string;
  message: string;
  /** The labels that the order has now. */
  labels: string[];
}

/** Releases orders one after the other, each in its own transaction, with a result each. */
export async function releaseOrders(
  platform: Platform,
  orderIds: readonly OrderId[],
  by: Mover,
  requestId: string,
): Promise<ReleaseOutcome[]> {
  const outcomes: ReleaseOutcome[] = [];
  for (const orderId of new Set(orderIds)) outcomes.push(await releaseOrder(platform, orderId, by, requestId));
  return outcomes;
}

async function releaseOrder(platform: Platform, orderId: OrderId, by: Mover, requestId: string) {
  return withoutDivision(platform.pools.backOffice, async (db): Promise<ReleaseOutcome> => {
    const order = await lockOrderOfAnyShop(db, orderId);
    if (!order) return refused({ id: orderId, reference: "" }, "not_found", "There is no such order.");
    // The job that follows a payment may not have run yet: nothing goes to the floor that the risk rules have not seen.
    if (order.status === "paid") await checkRisk(db, order.divisionId, order.id);
    const [items, holds, frisk] = await Promise.all([
      itemsToRelease(db, order.divisionId, order.id),
      openHolds(db, order.divisionId, order.id),
      friskOf(db, order.divisionId, order.id),
    ]);
    // Personal words that are missing are a hold of their own.
    const facts = { holds, frisk, items: items.map(factsOfItem), isPersonalisationComplete: true };
    const decision = decideRelease({ ...order, ...facts }, by, flowAt(order));
    if (decision.ok) return makeLabels(db, platform, { order, items, facts, by, requestId });
    if (decision.code === "already_released")
      return {
        ...refused(order, decision.code, decision.reason),
        labels: await activeLabelCodes(db, order.divisionId, order.id),
      };
    if (decision.code === "print_files_missing") await askForFiles(db, order, items);
    return refused(order, decision.code, decision.reason);
  });
}

const refused = ({ id, reference }: { id: OrderId; reference: string }, code: string, message: string) => ({
  orderId: id,
  reference,
  ok: false,
  code,
  message,
  labels: [],
});

/** The printed sides of a line: those of the purchased design, even if the product has changed since. */
export const sidesOfItem = ({ scene }: Pick<ItemToRelease, "scene">) => usedSides(scene);

/** What the release rules need to know about a line. */
export const factsOfItem = (item: Pick<ItemToRelease, "name" | "approval" | "scene" | "files">) => ({
  name: item.name,
  approval: item.approval,
  sides: sidesOfItem(item),
  verifiedSides: item.files.map(({ side }) => side),
});

interface LabelsToMake {
  order: OrderToRelease;
  items: readonly ItemToRelease[];
  facts: MoveFacts;
  by: Mover;
  requestId: string;
}

async function makeLabels(
  db: Bound,
  { now }: Platform,
  { order, items, facts, by, requestId }: LabelsToMake,
): Promise<ReleaseOutcome> {
  const { divisionId, id: orderId } = order;
  const moved = await moveOrder(db, {
    divisionId,
    orderId,
    to: floorEntrance[flowAt(order)],
    by,
    requestId,
    facts,
    labels: labelsOf(order, items, now()),
    reason: "Released",
  });
  if (!moved.ok) throw new Error(`Order ${orderId} was judged ready for release and could not move: ${moved.code}.`);
  const labels = await activeLabelCodes(db, divisionId, orderId);
  const message = labels.length === 1 ? "Released with 1 label." : `Released with ${labels.length} labels.`;
  return { orderId, reference: order.reference, ok: true, code: "released", message, labels };
}

/** One label for each unit, counted through the whole order, to be written by its release. */
export function labelsOf(order: OrderToRelease, items: readonly ItemToRelease[], at: Date): NewLabel[] {
  const units = items.flatMap((item) => Array.from({ length: item.quantity }, () => item));
  return units.map((item, index) => {
    const sides = sidesOfItem(item);
    return {
      at,
      divisionId: order.divisionId,
      orderId: order.id,
      orderItemId: item.id,
      counter: index + 1,
      ofCount: units.length,
      blankSku: item.blankSku,
      colour: item.colour,
      hex: item.hex,
      size: item.size,
      sides,
      needsPretreat: item.needsPretreat,
      platen: item.platen,
      pickface: item.pickface,
      priority: order.priority,
      shipBy: order.shipBy,
      parentLabelId: null,
      files: item.files.filter(({ side }) => sides.includes(side as Side)),
    };
  });
}

async function askForFiles(db: Bound, { divisionId }: OrderToRelease, items: readonly ItemToRelease[]) {
  const lacking = items.filter((item) => sidesOfItem(item).length > item.files.length || item.files.length === 0);
  for (const productId of new Set(lacking.map((item) => item.productId)))
    await enqueue(
      db,
      "render_print_files",
      { divisionId, productId },
      { key: `print files ${productId}`, priority: -5 },
    );
}
