import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { offBy, weightVerdict, weightWords } from "@selvedge/domain/factory/parcel-weight";
import { serviceName } from "@selvedge/domain/shipping/services";
import type { Consignment } from "../../../adapters/carrier/carrier.ts";
import { writePartState } from "../../orders/moves/index.ts";
import {
  type CarrierQuestion,
  type FloorOrder,
  isActive,
  type LabelScan,
  moveLabel,
  type Scan,
  type ScanResult,
} from "../floor/index.ts";
import {
  askDispatch,
  findParcel,
  heldBecause,
  type Parcel,
  parcelOf,
  postingOf,
  shownParcel,
  writeDispatched,
} from "../parcels/index.ts";
import { findLabel } from "./find-label.ts";
import { guard, refuse } from "./refuse.ts";

/** Seconds after which a job finishes a dispatch whose station never came back from the carrier. */
const abandonedSeconds = 20;

/**
 * Dispatch: any label of a closed parcel, or the order's reference, sends it. The first way through writes the
 * intent and gives the question for the carrier; the second, with the carrier's answer, sends the parcel.
 */
export async function dispatchRules(scan: Scan): Promise<ScanResult | CarrierQuestion> {
  const found = await findLabel(scan);
  if (found.kind === "refused") return found.result;
  if (found.kind === "label") return dispatch(found.scan);
  const code = await labelOfReference(scan);
  const byReference = code ? await findLabel(scan, code) : null;
  if (byReference?.kind === "label") return dispatch(byReference.scan);
  return refuse("not_a_label", { scanned: scan.request.text, at: scan.station.kind });
}

/** The order's bar code on the packing slip identifies the parcel. */
async function labelOfReference({ db, request, station }: Scan): Promise<string | undefined> {
  const row = await db
    .selectFrom("orders as o")
    .innerJoin("factory_labels as l", (join) =>
      join.onRef("l.division_id", "=", "o.division_id").onRef("l.order_id", "=", "o.id"),
    )
    .where("o.reference", "=", request.text.toUpperCase())
    .where("l.state", "not in", ["replaced", "cancelled"])
    .where("l.factory_code", "=", station.factoryCode)
    .orderBy("l.counter")
    .select("l.code")
    .executeTakeFirst();
  return row?.code;
}

async function dispatch(scan: LabelScan): Promise<ScanResult | CarrierQuestion> {
  const { db, order, labels, operator, request, announced } = scan;
  const guarded = guard(scan);
  if (!guarded.ok) return withReason(scan, guarded.result);
  const active = labels.filter(isActive);
  const parcel = await findParcel(db, parcelOf(order));
  if (!parcel || active.some(({ state }) => state !== "packed"))
    return refuse("parcel_open_at_dispatch", { order: order.reference }, { label: scan.label });
  if (parcel.weighedGrams !== null && !parcel.isWeightConfirmed && !fits(parcel.expectedGrams, parcel.weighedGrams))
    return weightIsOff(scan, parcel);
  const posting = await postingOf(scan.platform, db, parcelOf(order));
  if (!posting) throw new Error(`Order ${order.id} has a parcel and no posting.`);
  if (announced) return send(scan, announced, parcel, posting.consignment);
  await askDispatch(db, parcelOf(order), {
    asked: { hand: operator, request },
    consignment: posting.consignment,
  });
  await enqueue(db, "dispatch_parcel", parcelOf(order), {
    key: `dispatch ${order.id} ${order.partCode}`,
    runAt: new Date(scan.at.getTime() + abandonedSeconds * 1000),
  });
  return { ask: { ...parcelOf(order), consignment: posting.consignment } };
}

const fits = (expectedGrams: number, weighedGrams: number) => weightVerdict(expectedGrams, weighedGrams) === "fits";

/** The weight does not match the packed goods: something is missing or too much, until a person confirms the weight. */
function weightIsOff({ label, labels, order, request }: LabelScan, parcel: Parcel): ScanResult {
  return {
    outcome: "refused",
    code: "weight_off",
    band: {
      state: "wrong",
      title: offBy(parcel.expectedGrams, parcel.weighedGrams ?? 0),
      detail: `${order.reference} should weigh ${weightWords(parcel.expectedGrams)}. No label was printed.`,
      aside: `order ${order.reference}`,
    },
    next: { title: "Open it and count", detail: "Then weigh it again" },
    label,
    order: { order, labels, isClosed: true, parcel: shownParcel(parcel, null, parcelOf(order)) },
    open: request.open,
  };
}

/** A refusal for a hold, with the words that the hold was placed with. */
async function withReason({ db, order }: LabelScan, result: ScanResult): Promise<ScanResult> {
  if (result.code !== "order_held") return result;
  const note = await heldBecause(db, order.divisionId, order.id);
  return note ? { ...result, band: { ...result.band, detail: `${result.band.detail} ${note}`.trim() } } : result;
}

async function send(
  scan: LabelScan,
  announced: NonNullable<Scan["announced"]>,
  parcel: Parcel,
  consignment: Consignment,
): Promise<ScanResult> {
  const { db, order, labels, label } = scan;
  await writeDispatched(db, parcelOf(order), { announced, at: scan.at });
  for (const each of labels.filter(isActive))
    await moveLabel(db, each, { to: "dispatched", at: scan.at, staffUserId: scan.operator.staffUserId });
  if (order.isSplit) await sendPart(db, order);
  const service = serviceName(order.shippingMethod);
  return {
    outcome: "moved",
    code: "dispatched",
    band: {
      state: "last",
      title: "Sent",
      detail: `${service}, ${announced.trackingCode}`,
      aside: `order ${order.reference}`,
    },
    next: {
      title: consignment.customs ? `Label and ${consignment.customs.form} on` : "Stick the label on",
      detail: `${consignment.carrier} cage. Then scan the next parcel`,
    },
    label,
    order: {
      order,
      labels,
      isClosed: true,
      tracking: announced.trackingCode,
      parcel: shownParcel(parcel, consignment, parcelOf(order)),
    },
    open: "",
  };
}

/** One of an order's parcels has left: its shopper gets the tracking at once, whenever the others follow. */
async function sendPart(db: Bound, order: FloorOrder): Promise<void> {
  const part = parcelOf(order);
  await writePartState(db, part, "shipped");
  await enqueue(db, "order_posted", part, { key: `order_posted ${order.id} ${order.partCode}`, priority: -15 });
}
