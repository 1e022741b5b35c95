import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { OrderId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { labelsOfOrder } from "../../factory/floor/index.ts";
import { friskOf, itemsToRelease } from "../../factory/release/index.ts";
import { familyOf } from "../../orders/children/index.ts";
import { listedDifferences } from "../../orders/differences/index.ts";
import { owedChangeIn } from "../../orders/edits/index.ts";
import { knownOfOrder, parcelFacts } from "../../orders/moves/index.ts";
import { owedOrder } from "../../orders/owed/index.ts";
import { readMoney, refundsOfOrder } from "../../orders/refunds/index.ts";
import { supplementsOfOrder } from "../../orders/supplements/index.ts";
import { logOf } from "./order-log.ts";
import {
  attemptsOf,
  changeEntriesOf,
  findOrder,
  holdsOf,
  itemsOf,
  labelPrintsOf,
  movesOf,
  parcelsOf,
  printFilesOf,
  statusLogOf,
} from "./order-queries.ts";
import { presentOrder } from "./present-order.ts";

export type OrderParts = Awaited<ReturnType<typeof readParts>>;

/** One order of any shop with what the caller may do now. */
export async function readOrder(platform: Platform, orderId: OrderId, permissions: readonly string[]) {
  const parts = await withoutDivision(platform.pools.backOffice, (db) => readParts(db, orderId, platform.now()));
  return presentOrder(platform, parts, permissions);
}

async function readParts(db: Bound, orderId: OrderId, now: Date) {
  const order = await findOrder(db, orderId);
  if (!order) throw new Refusal("notFound");
  const id = order.division_id;
  const [
    items,
    labels,
    holds,
    statusLog,
    attempts,
    parcels,
    moves,
    prints,
    files,
    toRelease,
    known,
    facts,
    frisk,
    money,
    refunds,
    family,
    changes,
    entries,
    supplements,
    terms,
  ] = await Promise.all([
    itemsOf(db, id, orderId),
    labelsOfOrder(db, id, orderId),
    holdsOf(db, id, orderId),
    statusLogOf(db, id, orderId),
    attemptsOf(db, id, orderId),
    parcelsOf(db, id, orderId),
    movesOf(db, id, orderId),
    labelPrintsOf(db, id, orderId),
    printFilesOf(db, id, orderId),
    itemsToRelease(db, id, orderId),
    knownOfOrder(db, id, orderId),
    parcelFacts(db, id, orderId, now),
    friskOf(db, id, orderId),
    readMoney(db, id, orderId),
    refundsOfOrder(db, id, orderId),
    familyOf(db, id, orderId),
    listedDifferences(db, id, orderId),
    changeEntriesOf(db, id, orderId),
    supplementsOfOrder(db, id, orderId),
    order.on_terms ? owedOrder(db, id, orderId) : undefined,
  ]);
  const log = logOf({ statusLog, holds, moves, prints, entries }, order.currency);
  return {
    order,
    items,
    labels,
    holds,
    statusLog,
    attempts,
    parcels,
    moves,
    files,
    toRelease,
    known,
    facts,
    frisk,
    log,
    money,
    refunds,
    family,
    changes,
    supplements,
    terms,
    owed: await owedChangeIn(db, id, orderId),
  };
}
