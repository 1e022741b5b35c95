// A paid order goes to the floor: one label for each garment. Two people at once, or one person twice, make labels once:
// the order's row is the lock, and an order that has left Paid is answered with the labels it has.

import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { type Side, usedSides } from "@selvedge/design/scene";
import { decideRelease, floorEntrance } from "@selvedge/domain/factory/release-rules";
import type { OrderId } from "@selvedge/domain/ids";
import { flowAt } from "@selvedge/domain/orders/flows";
import { editWindowMinutes, type MoveFacts } from "@selvedge/domain/orders/guards";
import { decidedByLabels } from "@selvedge/domain/orders/projection";
import {
  isPersonalisationComplete,
  missingInOrder,
  whoMendsWords,
} from "@selvedge/domain/personalisation/missing-words";
import type { Platform } from "../../../platform.ts";
import {
  checkRisk,
  insertLabels,
  type Mover,
  moveOrder,
  type NewLabel,
  openHold,
  writePartState,
} from "../../orders/moves/index.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { labelsOfOrder, openHolds, projectOrder } from "../floor/index.ts";
import { isSplit, readyOf } from "./parts.ts";
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

export interface ReleaseRequest {
  by: Mover;
  requestId: string;
  /** Of orders that several factories make the part of this one alone. */
  factoryCode?: string;
}

/** Releases orders one after the other, each in its own transaction, with a result each. */
export async function releaseOrders(
  platform: Platform,
  orderIds: readonly OrderId[],
  asked: ReleaseRequest,
): Promise<ReleaseOutcome[]> {
  const outcomes: ReleaseOutcome[] = [];
  for (const orderId of new Set(orderIds)) outcomes.push(await releaseOrder(platform, orderId, asked));
  return outcomes;
}

async function releaseOrder(platform: Platform, orderId: OrderId, { by, requestId, factoryCode }: ReleaseRequest) {
  return withoutDivision(platform.pools.backOffice, async (db): Promise<ReleaseOutcome> => {
    const order = await lockOrderOfAnyShop(db, orderId);
    if (!order) return refused({ id: orderId, reference: "" }, "not_found", "There is no such order.");
    // The job that follows a payment may not have run yet: nothing goes to the floor that the risk rules have not seen.
    if (order.status === "paid") await checkRisk(platform, db, order.divisionId, order.id);
    const [items, holds, frisk] = await Promise.all([
      itemsToRelease(db, order.divisionId, order.id),
      openHolds(db, order.divisionId, order.id),
      friskOf(db, order.divisionId, order.id),
    ]);
    const ready = readyOf(items, factoryCode);
    const facts = {
      ...{ holds, frisk, items: ready.map(factsOfItem), isPersonalisationComplete: isPersonalisationComplete(ready) },
      isBatchClosed: items.every((item) => item.isBatchClosed || isSplit(items)),
      isEditWindowOver: isEditWindowOver(order, platform.now()),
    };
    const isOnFloor = isSplit(items) && decidedByLabels[flowAt(order)].includes(order.status);
    const isPartLeft = items.some((item) => !item.isReleased);
    if (isSplit(items) && isPartLeft && ready.length === 0) return refused(order, "batch_open", batchOpenWords);
    const status = isOnFloor && isPartLeft ? "paid" : order.status;
    const decision = decideRelease({ ...order, status, ...facts }, by, flowAt(order));
    const asked = { order, items, ready, facts, by, requestId };
    if (decision.ok) return isOnFloor ? addLabels(db, platform, asked) : makeLabels(db, platform, asked);
    if (decision.code === "already_released")
      return {
        ...refused(order, decision.code, decision.reason),
        labels: await activeLabelCodes(db, order.divisionId, order.id),
      };
    if (decision.code === "print_files_missing") await askForFiles(db, order, items);
    if (decision.code === "personalisation_missing") return heldForWords(db, platform, asked);
    return refused(order, decision.code, decision.reason);
  });
}

/** Nobody can make what is not written down: the order is held, and its hold says which words and who can mend it. */
async function heldForWords(db: Bound, { now }: Platform, { order, ready, by, requestId }: LabelsToMake) {
  const { divisionId, id: orderId } = order;
  const note = `${missingInOrder(ready)} ${whoMendsWords}`;
  await openHold(db, { divisionId, orderId, code: "personalisation_missing", note }, { by, at: now(), requestId });
  return refused(order, "personalisation_missing", `Held. ${note}`);
}

const batchOpenWords = "Its batch of paper is still open.";

const isEditWindowOver = ({ paidAt }: OrderToRelease, now: Date): boolean =>
  paidAt !== null && now.getTime() - paidAt.getTime() >= editWindowMinutes * 60_000;

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
  /** Those that get their labels now. */
  ready: readonly ItemToRelease[];
  facts: MoveFacts;
  by: Mover;
  requestId: string;
}

async function makeLabels(
  db: Bound,
  { now }: Platform,
  { order, items, ready, facts, by, requestId }: LabelsToMake,
): Promise<ReleaseOutcome> {
  const { divisionId, id: orderId } = order;
  const moved = await moveOrder(db, {
    divisionId,
    orderId,
    to: floorEntrance[flowAt(order)],
    by,
    requestId,
    facts,
    labels: labelsOf(order, items, now(), ready),
    reason: "Released",
  });
  if (!moved.ok) throw new Error(`Order ${orderId} was judged ready for release and could not move: ${moved.code}.`);
  return released(db, { order, items, ready });
}

/** The labels of a part whose order is on the floor already with another. */
async function addLabels(
  db: Bound,
  { now }: Platform,
  { order, items, ready, by, requestId }: LabelsToMake,
): Promise<ReleaseOutcome> {
  const { divisionId, id: orderId } = order;
  const labels = await insertLabels(db, labelsOf(order, items, now(), ready));
  await writeAudit(db, {
    ...{ divisionId, by, requestId, subject: `order ${orderId}`, action: "order.part_released" },
    detail: { labels },
  });
  const all = await labelsOfOrder(db, divisionId, orderId);
  await projectOrder(db, { ...order, isSplit: true }, all, "A further part released");
  return released(db, { order, items, ready });
}

async function released(
  db: Bound,
  { order, items, ready }: Pick<LabelsToMake, "order" | "items" | "ready">,
): Promise<ReleaseOutcome> {
  const { divisionId, id: orderId, reference } = order;
  if (isSplit(items))
    for (const factoryCode of new Set(ready.map((item) => item.factoryCode)))
      await writePartState(db, { divisionId, orderId, factoryCode }, "in_production");
  const labels = await activeLabelCodes(db, divisionId, orderId);
  const made = labels.length === 1 ? "Released with 1 label." : `Released with ${labels.length} labels.`;
  const isRestWaiting = items.some((item) => !item.isReleased && !ready.includes(item));
  const message = isRestWaiting ? `${made} Its prints wait for their batch of paper.` : made;
  return { orderId, reference, ok: true, code: "released", message, labels };
}

/** One label for each unit of the ready lines, counted through the whole order, to be written by its release. */
export function labelsOf(
  order: OrderToRelease,
  items: readonly ItemToRelease[],
  at: Date,
  ready: readonly ItemToRelease[] = items,
): NewLabel[] {
  const units = items.flatMap((item) => Array.from({ length: item.quantity }, () => item));
  return units.flatMap((item, index) => {
    if (!ready.includes(item)) return [];
    const sides = sidesOfItem(item);
    return {
      at,
      divisionId: order.divisionId,
      orderId: order.id,
      orderItemId: item.id,
      factoryCode: item.factoryCode,
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
