// The receipt: an order as its shopper follows it, one line for each garment.
import { withDivision } from "@selvedge/db/with-division";
import { countItems } from "@selvedge/domain/bundles/count-items";
import { paidWithOf } from "@selvedge/domain/gift-cards/paid-with";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import { toMajor } from "@selvedge/domain/money/money";
import { type FlowName, flowOf, statusWords } from "@selvedge/domain/orders/flows";
import { type GarmentStep, stepsOf } from "@selvedge/domain/orders/garment-steps";
import { headlineOf } from "@selvedge/domain/orders/headline";
import { changeWords } from "@selvedge/domain/orders/lines/change-words";
import { discountName } from "@selvedge/domain/orders/lines/discount-name";
import { endOfPiece, type PieceEnd } from "@selvedge/domain/orders/lines/pieces-not-made";
import { orderWord } from "@selvedge/domain/orders/order-facts";
import { percentageOf } from "@selvedge/domain/orders/percentage";
import { plannedSteps } from "@selvedge/domain/orders/receipt/planned-steps";
import { wordsOfLine } from "@selvedge/domain/personalisation/line-texts";
import { parcelCountOf, serviceName } from "@selvedge/domain/shipping/services";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { actionsOfOrder, addressOf, amountsOf, knownOfOrder, parcelFacts, presentTotals } from "../moves/index.ts";
import { owedOrder } from "../owed/index.ts";
import { exchangesOfOrder, presentExchanges } from "./exchanges.ts";
import { digestOfHash } from "./receipt-link.ts";
import {
  differencesOfOrder,
  itemsOfOrder,
  labelsOfOrder,
  orderByDigest,
  parcelsOfOrder,
  type ReceiptItem,
  type ReceiptLabel,
  type ReceiptOrder,
  refundedOfOrder,
} from "./receipt-queries.ts";

/** The order behind a receipt's link, or null. Another shop's link is null as well. */
export async function readReceipt(platform: Platform, division: Division, orderHash: string) {
  return withDivision(platform.pools.web, division.id, async (db) => {
    const order = (await orderByDigest(db, division.id, digestOfHash(orderHash))) as ReceiptOrder | undefined;
    if (!order) return null;
    const [items, labels, parcels, known, parcel, refundedMinor, differences, exchanges, terms] = await Promise.all([
      itemsOfOrder(db, division.id, order.id),
      labelsOfOrder(db, division.id, order.id),
      parcelsOfOrder(db, division.id, order.id),
      knownOfOrder(db, division.id, order.id),
      parcelFacts(db, division.id, order.id, platform.now()),
      refundedOfOrder(db, division.id, order.id),
      differencesOfOrder(db, division.id, order.id),
      exchangesOfOrder(db, division.id, order.id),
      order.on_terms ? owedOrder(db, division.id, order.id) : undefined,
    ]);
    const flow = flowOf({ everStatuses: known.everStatuses, factoryCode: order.factory_code });
    const states = labels.map(({ state }) => state);
    return {
      orderId: order.id,
      exchangeIds: exchanges.flatMap(({ child }) => child?.id ?? []),
      contact: { firstName: order.shipping_first_name, city: order.shipping_city, postcode: order.shipping_zip },
      data: {
        ...presentOrder(order, flow),
        owed: terms?.isOwed
          ? { by: terms.dueOn, amount: toMajor(terms.totalMinor - terms.receivedMinor, terms.currency) }
          : null,
        refunded: toMajor(refundedMinor, order.currency),
        differences: differences.map((difference) => ({
          words: changeWords(difference),
          amount: toMajor(difference.minor, order.currency),
          state: difference.state,
        })),
        exchanges: presentExchanges(platform.config.secret, { divisionId: division.id, orderHash }, exchanges),
        headline: headlineOf({ status: order.status, isDeleted: order.deleted_at !== null, labels: states }),
        itemCount: countItems(items),
        garments: items.flatMap((item) =>
          garmentsOf(platform, division, {
            order,
            item,
            labels: labels.filter((label) => label.order_item_id === item.id),
          }),
        ),
        tracking: parcels.map((parcel) => ({
          carrier: parcel.carrier,
          code: parcel.tracking_code,
          url: parcel.tracking_url,
        })),
        actions: actionsOfOrder({ kind: "shopper", permissions: [] }, order, {
          known,
          activeLabels: labels.length,
          facts: { parcel },
        }),
        updatedAt: platform.now().toISOString(),
      },
    };
  });
}

function presentOrder(order: ReceiptOrder, flow: FlowName) {
  return {
    reference: order.reference,
    status: order.status,
    statusName: orderWord(statusWords[order.status].name, order.deleted_at !== null),
    percentage: percentageOf(flow, order.status),
    placedAt: order.created_at.toISOString(),
    promisedFrom: order.promised_from,
    promisedTo: order.promised_to,
    email: order.email,
    totals: presentTotals(amountsOf(order), order.currency),
    coupon: order.coupon ?? "",
    discountName: discountName({
      isChild: order.parent_order_id !== null,
      coupon: order.coupon ?? "",
      totalMinor: order.total_minor,
    }),
    paidWith: paidWithOf(order),
    shippingMethod: serviceName(order.shipping_method),
    parcelCount: parcelCountOf(order.shipping_method),
    shippingAddress: { ...addressOf(order), isMasked: false },
    giftNote: order.is_gift ? order.gift_message : null,
  };
}

/** One entry for each piece of a line; pieces without a label yet share the order's own state. */
function garmentsOf(
  { origins, now: clock }: Platform,
  division: Division,
  { order, item, labels }: { order: ReceiptOrder; item: ReceiptItem; labels: ReceiptLabel[] },
) {
  const planned = isStopped(order) ? null : plannedSteps(order.ship_by, clock().toISOString().slice(0, 10));
  return Array.from({ length: item.quantity }, (_, index) => {
    const label = labels[index];
    const end = endOfPiece(
      { ...item, labels: labels.length },
      { index, isDeleted: order.deleted_at !== null, hasLeft: label?.state === "dispatched" },
    );
    const { steps, now } = stepsOf(label?.state ?? null, order.paid_at !== null || order.on_terms);
    return {
      name: item.name,
      colour: item.colour,
      size: item.size,
      personalisation: [...wordsOfLine(item.personalisation)],
      bundle: item.bundle_name ?? "",
      image: item.image_sha256 ? fileAddress(origins, division.id, item.image_sha256) : "",
      priceIncTax: toMajor(item.unit_price_inc_tax_minor, order.currency),
      // Of a cancelled order and a refunded piece nothing more is made, so nothing of it is still to come.
      steps: steps
        .filter(({ state }) => end === null || state === "done")
        .map((step) => ({
          ...step,
          at: step.state === "done" ? reachedAt(step.code, order, label) : null,
          planned: step.state === "done" ? null : (planned?.[step.code] ?? null),
        })),
      now: end ? endWords[end] : now,
    };
  });
}

const endWords: Record<PieceEnd, string> = {
  not_made: "Not made",
  refunded_unmade: "Refunded, not made",
  refunded: "Refunded",
};

/** Nothing is made of it now, so no day is promised. */
const isStopped = ({ status, deleted_at }: ReceiptOrder): boolean =>
  deleted_at !== null || /^(issue|disputed|refunded|bespoke_refunded)$/.test(status);

/** The label states whose first instant is the end of a step. */
const endOfStep: Record<Exclude<GarmentStep, "ordered">, LabelState> = {
  printed: "printed",
  checked: "qc_passed",
  packed: "packed",
  posted: "dispatched",
};

function reachedAt(step: GarmentStep, order: ReceiptOrder, label: ReceiptLabel | undefined): string | null {
  if (step === "ordered") return order.created_at.toISOString();
  const at = label?.reached[endOfStep[step]];
  return at ? new Date(at).toISOString() : null;
}
