// Every row of the three transition tables, made on the real database. What a move changed is read back effect by effect
// and has to be what its row names: nothing less, and nothing beside it.

import { withoutDivision } from "@selvedge/db/with-division";
import type { OrderId } from "@selvedge/domain/ids";
import type { Edge, EffectName } from "@selvedge/domain/orders/edge";
import { type FlowName, flows, type OrderStatus } from "@selvedge/domain/orders/flows";
import type { GuardName, MoveFacts } from "@selvedge/domain/orders/guards";
import { decidedByLabels } from "@selvedge/domain/orders/projection";
import { edgesOf } from "@selvedge/domain/orders/transitions";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { testApp } from "../../../testing/test-app.ts";
import { labelsOf } from "../../factory/release/release.ts";
import { itemsToRelease, lockOrderOfAnyShop } from "../../factory/release/release-queries.ts";
import { type FloorFixture, floorFixture } from "../../factory/testing/floor-fixture.ts";
import { checkoutStatuses } from "./create-order.ts";
import { effectTable } from "./effects.ts";
import { moveOrder } from "./move-order.ts";
import type { Mover } from "./step.ts";
import { insertLabels, type NewLabel } from "./write-labels.ts";

const world = testApp();
let fixture: FloorFixture;
beforeAll(async () => {
  fixture = await floorFixture(world);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const inShop = <T>(work: Parameters<typeof withoutDivision<T>>[1]) =>
  withoutDivision(world.database.pools.backOffice, work);

interface Seen {
  status: OrderStatus;
  resume: OrderStatus | null;
  isPaid: boolean;
  isCompleted: boolean;
  isDeleted: boolean;
  labels: string[];
  hasParcel: boolean;
  holes: number;
  /** How the money goes back that is not there any more: "card", "bank". */
  refunds: string[];
  /** Its goods are to rise in the best-seller rank. */
  isSold: boolean;
  /** Effects that jobs of the order name. */
  jobs: EffectName[];
}

async function look(orderId: OrderId): Promise<Seen> {
  const [[order], labels, parcels, holes, refunds, sales, jobs] = await Promise.all([
    sql("select status, resume_status, paid_at, completed_at, deleted_at from orders where id = $1", [orderId]),
    sql("select state from factory_labels where order_id = $1", [orderId]),
    sql("select from parcels where order_id = $1", [orderId]),
    sql("select from pigeonholes where order_id = $1", [orderId]),
    sql("select way from refunds where order_id = $1", [orderId]),
    sql("select from sales_to_count where order_id = $1", [orderId]),
    world.database.ownerQuery(`select payload from jobs.outbox where (payload ->> 'orderId')::bigint = ${orderId}`),
  ]);
  return {
    status: order.status,
    resume: order.resume_status,
    isPaid: order.paid_at !== null,
    isCompleted: order.completed_at !== null,
    isDeleted: order.deleted_at !== null,
    labels: labels.map(({ state }) => state),
    hasParcel: parcels.length > 0,
    holes: holes.length,
    refunds: refunds.map(({ way }) => way),
    isSold: sales.length === 1,
    jobs: jobs.rows.flatMap(({ payload }) => payload.effects ?? []),
  };
}

type Sight = (before: Seen, after: Seen, edge: Edge) => boolean;
const inJob =
  (name: EffectName): Sight =>
  (_, { jobs }) =>
    jobs.includes(name);

/** How each effect is seen afterwards. */
const sights: Record<EffectName, Sight> = {
  stampPaid: (before, after) => !before.isPaid && after.isPaid,
  revive: (before, after) => before.isDeleted && !after.isDeleted,
  runFriskCheck: inJob("runFriskCheck"),
  countSale: (_, { isSold }) => isSold,
  renderPrintFiles: inJob("renderPrintFiles"),
  sendConfirmation: inJob("sendConfirmation"),
  createLabels: (before, after) => before.labels.length === 0 && after.labels.join() === "released,released",
  rememberResumeStatus: (before, after) =>
    after.resume !== null && after.resume === (before.status === "issue" ? before.resume : before.status),
  forgetResumeStatus: (before, after) => before.resume !== null && after.resume === null,
  requeueLabels: (_, after, { to }) => to !== "deleted" && after.status !== to,
  stampCompleted: (before, after) => !before.isCompleted && after.isCompleted,
  sendTracking: inJob("sendTracking"),
  freeHole: (before, after) => before.holes === 1 && after.holes === 0,
  cancelLabels: (before, after) =>
    before.hasParcel && !after.hasParcel && after.labels.every((state) => state === "cancelled"),
  markDeleted: (before, after) => !before.isDeleted && after.isDeleted,
  returnMoney: (_, after) => after.refunds.join() === "card",
  sendCancellation: inJob("sendCancellation"),
  bookChargeback: (_, after) => after.refunds.join() === "bank",
};

/** Default facts, with those that a guard needs in their place. */
const good: MoveFacts = {
  ...{ holds: [], frisk: "pass", isPersonalisationComplete: true, isEditWindowOver: true, isBatchClosed: true },
  ...{ items: [{ name: "Tee", approval: "approved", sides: ["front"], verifiedSides: ["front"] }], printedLabels: 0 },
  ...{ isBasketValid: true, isStockThere: true, isAddressValid: true, payment: "none", isUnpaidTooLong: true },
  ...{ isFullRefund: true, isWithinRefundLimit: true, returnDecision: "approved", daysWithoutReply: 14 },
  ...{ isProofUploaded: true, isProofCurrent: true, isApprovalOnFile: true, areTermsAuthorised: true, poNumber: "1" },
};
const wanted: Partial<Record<GuardName, MoveFacts>> = {
  paymentMatches: { payment: "matches" },
  totalIsZero: { totalMinor: 0 },
  disputeWon: { disputeOutcome: "won" },
  disputeLost: { disputeOutcome: "lost" },
  shipped: { hasShipped: true },
  notShipped: { hasShipped: false },
};
const factsFor = ({ guards }: Edge): MoveFacts => Object.assign({}, good, ...guards.map((name) => wanted[name]));

/** A person named in the row, with the one permission that it requires. */
function moverOf({ who }: Edge): Mover {
  const kind = (["system", "shopper", "staff", "merchant"] as const).find((each) => who[each] !== undefined)!;
  const word = who[kind];
  return { kind, name: "Somebody", permissions: typeof word === "string" ? [word] : [] };
}

const stops: readonly OrderStatus[] = ["issue", "disputed"];
/** Statuses that no order has once its money is there. */
const unpaid: readonly OrderStatus[] = [...flows.normal[0], ...flows.bespoke.slice(0, 3).flat()];

const takeBackRefunds = async (orderId: OrderId) => {
  const own = `in (select id from refunds where order_id = ${orderId})`;
  for (const table of ["refund_charges", "refund_lines", "credit_notes"])
    await world.database.ownerQuery(`delete from ${table} where refund_id ${own}`);
  await world.database.ownerQuery(`delete from refunds where order_id = ${orderId}`);
};

/** Two garments that have come so far that their order is not where the row leads to, with a hole and a parcel. */
async function putAt(orderId: OrderId, flow: FlowName, edge: Edge, from: OrderStatus, labels: readonly NewLabel[]) {
  const resume = stops.includes(from) ? (decidedByLabels.normal.includes(edge.to as never) ? edge.to : "paid") : null;
  await sql("delete from label_applications where label_id in (select id from factory_labels where order_id = $1)", [
    orderId,
  ]);
  await takeBackRefunds(orderId);
  for (const table of ["factory_labels", "parcels", "sales_to_count"])
    await sql(`delete from ${table} where order_id = $1`, [orderId]);
  await world.database.ownerQuery(`delete from jobs.outbox where (payload ->> 'orderId')::bigint = ${orderId}`);
  await sql(
    `update orders set status = $2, resume_status = $3, factory_code = $4, completed_at = null,
      paid_at = case when $5 then null else created_at end, deleted_at = case when $6 then now() end where id = $1`,
    [
      orderId,
      from,
      edge.guards.includes("shipped") ? "complete" : resume,
      flow === "paper" ? "newport" : "telford",
      unpaid.includes(from),
      edge.effects.includes("revive"),
    ],
  );
  await sql("update pigeonholes set state = 'filling', division_id = $2, order_id = $1 where code = 'B12'", [
    orderId,
    fixture.bramble.divisionId,
  ]);
  if (edge.effects.includes("createLabels")) return;
  await inShop((db) => insertLabels(db, labels));
  await sql("update factory_labels set state = $2 where order_id = $1", [
    orderId,
    edge.to === "processing" ? "qc_passed" : "released",
  ]);
  await sql(
    "insert into parcels (division_id, order_id, carrier, service, weight_grams) values ($2, $1, 'Royal Mail', 'uk-48', 200)",
    [orderId, fixture.bramble.divisionId],
  );
}

/** What can be seen of a row's effects from here: no stop is forgotten by an order that was not stopped. */
const visible = ({ effects, to }: Edge, flow: FlowName, before: Seen): EffectName[] =>
  effects.filter(
    (name) =>
      !(name === "forgetResumeStatus" && before.resume === null) &&
      !(name === "requeueLabels" && !decidedByLabels[flow].includes(to as OrderStatus)),
  );

async function labelsFor(orderId: OrderId): Promise<NewLabel[]> {
  return inShop(async (db) => {
    const order = (await lockOrderOfAnyShop(db, orderId))!;
    return labelsOf(order, await itemsToRelease(db, order.divisionId, orderId), new Date());
  });
}

test.each(Object.keys(edgesOf) as FlowName[])(
  "every move of the %s flow does exactly what its row names",
  async (flow) => {
    const { divisionId } = fixture.bramble;
    const { id: orderId } = await seedPaidOrder(world.database.pools, fixture.bramble, [
      { product: fixture.tee, quantity: 2 },
    ]);
    const labels = await labelsFor(orderId);
    for (const edge of edgesOf[flow])
      for (const from of edge.from) {
        await putAt(orderId, flow, edge, from, labels);
        const at = `${from} to ${edge.to}: ${edge.meaning}`;
        const before = await look(orderId);
        const move = { divisionId, orderId, to: edge.to, by: moverOf(edge), reason: "Because", labels };
        const moved = await inShop((db) => moveOrder(db, { ...move, facts: factsFor(edge) }));
        expect(moved, at).toMatchObject({ ok: true, from });
        const after = await look(orderId);
        const seen = (Object.keys(sights) as EffectName[]).filter((name) => sights[name](before, after, edge));
        expect(seen.sort(), at).toEqual(visible(edge, flow, before).sort());
        expect(moved, at).toMatchObject({ status: after.status });
      }
  },
  120_000,
);

test("every effect of the table is named by some move", () => {
  const named = new Set(Object.values(edgesOf).flatMap((edges) => edges.flatMap(({ effects }) => effects)));
  expect(Object.keys(effectTable).filter((name) => !named.has(name as EffectName))).toEqual([]);
});

test("a release without labels is refused, and the order stays where it was", async () => {
  const { divisionId } = fixture.bramble;
  const { id: orderId } = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
  const by = { kind: "system" as const, name: "Planner" };
  const move = inShop((db) => moveOrder(db, { divisionId, orderId, to: "processing", by, facts: good }));
  await expect(move).rejects.toThrow("is released without labels");
  expect((await look(orderId)).status).toBe("paid");
});

test("what a checkout's order passes at once is in the tables of garment orders, and brings nothing about", () => {
  for (const flow of ["normal", "paper"] as const)
    for (const [index, to] of checkoutStatuses.entries()) {
      const from = checkoutStatuses[index - 1];
      if (!from) expect(edgesOf[flow].some((edge) => (edge.to as string) === to)).toBe(false);
      else
        expect(edgesOf[flow].filter((edge) => edge.to === to && edge.from.includes(from))).toMatchObject([
          { effects: [] },
        ]);
    }
});

test.each<[EffectName, string]>([
  ["runFriskCheck", "select from frisk_checks where order_id = $1"],
  ["sendConfirmation", "select from mails where dedupe_key = 'order_confirmed ' || $1"],
])("the job of a payment that names %s alone does that alone", async (name, found) => {
  const { divisionId } = fixture.bramble;
  const { id: orderId } = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
  const others = ["runFriskCheck", "sendConfirmation"].filter((each) => each !== name);
  await tasks.order_paid!(world.platform, { divisionId, orderId, effects: others });
  expect(await sql(found, [orderId])).toEqual([]);
  await tasks.order_paid!(world.platform, { divisionId, orderId, effects: [name] });
  expect(await sql(found, [orderId])).toHaveLength(1);
});

test("the job of a payment that names the print files asks for those of each product that lacks some", async () => {
  const { divisionId } = fixture.bramble;
  const { id: orderId } = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
  const requested = async () =>
    (
      await world.database.ownerQuery(
        `select from graphile_worker._private_jobs where key = 'print files ${fixture.tee.id}'`,
      )
    ).rows.length;
  await tasks.order_paid!(world.platform, { divisionId, orderId, effects: ["runFriskCheck"] });
  expect(await requested()).toBe(0);
  const print = { divisionId, orderId, effects: ["renderPrintFiles"] };
  await tasks.order_paid!(world.platform, print);
  expect(await requested()).toBe(0);
  await sql("update print_files set renderer_version = 'earlier' where scene_hash = $1", [fixture.tee.sceneHash]);
  await tasks.order_paid!(world.platform, print);
  expect(await requested()).toBe(1);
});
