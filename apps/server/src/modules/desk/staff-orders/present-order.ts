import { countItems } from "@selvedge/domain/bundles/count-items";
import { factoryName } from "@selvedge/domain/factory/factory-name";
import { holdKindOf } from "@selvedge/domain/factory/holds";
import { stationWords } from "@selvedge/domain/factory/scan-words";
import { spareMinutes } from "@selvedge/domain/factory/spare-time";
import { paidWithOf } from "@selvedge/domain/gift-cards/paid-with";
import type { DivisionId } from "@selvedge/domain/ids";
import type { StationKind } from "@selvedge/domain/labels/label-machine";
import { toMajor } from "@selvedge/domain/money/money";
import { type FlowName, flowOf, flows, type OrderStatus, stageOf, statusWords } from "@selvedge/domain/orders/flows";
import { endOfLine } from "@selvedge/domain/orders/lines/pieces-not-made";
import { orderWord } from "@selvedge/domain/orders/order-facts";
import { percentageOf } from "@selvedge/domain/orders/percentage";
import { stageStates } from "@selvedge/domain/orders/stage-states";
import { wordsOfLine } from "@selvedge/domain/personalisation/line-texts";
import { isPersonalisationComplete } from "@selvedge/domain/personalisation/missing-words";
import { inOneLine } from "@selvedge/domain/shipping/address-form/street-lines";
import { writtenAddress } from "@selvedge/domain/shipping/postal-address";
import { serviceName } from "@selvedge/domain/shipping/services";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import type { Platform } from "../../../platform.ts";
import { type FloorLabel, holesOf, previewAddress } from "../../factory/floor/index.ts";
import { factsOfItem } from "../../factory/release/index.ts";
import { presentFamily } from "../../orders/children/index.ts";
import { payPathOf, presentDifferences } from "../../orders/differences/index.ts";
import { actionsOfOrder, postalAddressOf } from "../../orders/moves/index.ts";
import { limitOf, presentRefund, presentRefundable } from "../../orders/refunds/index.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import type { OrderParts } from "./order.ts";
import type { HoldRow, PrintFileRow, StaffItemRow } from "./order-queries.ts";
import { presentLabel } from "./present-labels.ts";

/** An order with all its parts as staff read it. */
export function presentOrder(platform: Platform, parts: OrderParts, permissions: readonly string[]) {
  const { order, items, labels, holds, attempts, files, parcels, log } = parts;
  const status = order.status as OrderStatus;
  const money = (minor: number) => toMajor(minor, order.currency);
  const open = holds.filter((hold) => hold.released_at === null);
  const flow = flowOf({ everStatuses: parts.known.everStatuses, factoryCode: order.factory_code });
  const limitMinor = limitOf(parts.money, permissions);
  const isOver = order.deleted_at !== null || stageOf(flow, status) === flows[flow].length - 1;
  return {
    id: order.id,
    reference: order.reference,
    isQuoted: order.is_quoted,
    shop: {
      id: order.division_id,
      name: order.shop_name,
      code: order.shop_code,
      url: order.shop_label ? platform.origins.shop(order.shop_label) : platform.origins.main,
    },
    status,
    statusName: orderWord(statusWords[status].name, order.deleted_at !== null),
    percentage: percentageOf(flow, status),
    stages: presentStages(parts, flow, status),
    priority: order.priority,
    shipBy: order.ship_by,
    spareMinutes: order.ship_by && !isOver ? spareMinutes(order.ship_by, platform.now()) : null,
    promisedFrom: order.promised_from,
    promisedTo: order.promised_to,
    createdAt: order.created_at.toISOString(),
    holds: open.map(presentHold),
    itemCount: countItems(items),
    items: items.map((item) => presentItem(platform, item, parts, money)),
    amounts: {
      goods: money(order.subtotal_minor),
      vat: money(order.goods_tax_minor - order.tax_discount_minor),
      discount: money(order.discount_minor),
      shipping: money(order.shipping_minor),
      shippingTax: money(order.shipping_tax_minor),
      total: money(order.total_minor),
      giftCard: money(order.gift_card_minor),
      currency: order.currency,
    },
    paidWith: paidWithOf(order),
    due: presentDue(parts, platform.now()),
    payments: attempts.map((attempt) => ({
      id: attempt.id,
      method: attempt.payment_method_name,
      amount: toMajor(attempt.amount_minor, attempt.currency),
      state: attempt.state,
      message: attempt.message,
      at: attempt.created_at.toISOString(),
    })),
    refundable:
      parts.money.order.paidMinor > 0
        ? presentRefundable(platform, order.division_id, parts.money, { items, limitMinor })
        : null,
    refunds: parts.refunds.map((refund) =>
      presentRefund(refund, (id) => `/omnis/v3/atlas/orders/${order.id}/refunds/${id}/credit-note.pdf`),
    ),
    differences: presentDifferences(parts.changes, {
      owed: parts.owed,
      supplements: parts.supplements,
      invoiceUrlOf: (difference) => `/omnis/v3/atlas/orders/${order.id}/differences/${difference}/invoice.pdf`,
      payPath: payPathOf(platform, order.division_id, order.id),
      shopper: `${order.shipping_first_name} ${order.shipping_last_name}`,
    }),
    relatives: presentFamily(parts.family, (child) => payPathOf(platform, order.division_id, child)),
    printFiles: files.map((file) => presentFile(order.division_id, file, permissions.includes("files.read"))),
    shipsTo: {
      ...writtenAddress(postalAddressOf(order, "shipping")),
      address: { ...postalAddressOf(order, "shipping"), street: inOneLine(order.shipping_street) },
    },
    billedTo: writtenAddress(postalAddressOf(order, "billing")),
    email: order.email,
    phone: order.phone,
    shippingMethod: serviceName(order.shipping_method),
    parcels: parcels.map((parcel) => ({
      ...parcel,
      factory: factoryName(parcel.factory),
      service: serviceName(parcel.service),
    })),
    log,
    actions: actionsOfOrder({ kind: "staff", permissions }, order, {
      known: parts.known,
      activeLabels: active(labels).length,
      facts: {
        items: parts.toRelease.map(factsOfItem),
        frisk: parts.frisk,
        isPersonalisationComplete: isPersonalisationComplete(parts.toRelease),
        isBatchClosed: parts.toRelease.every((item) => item.isBatchClosed),
        refundableMinor: parts.money.leftMinor,
        parcel: parts.facts,
        isWithinRefundLimit: limitMinor === null || parts.money.leftMinor <= limitMinor,
      },
    }),
  };
}

/** What an order on terms owes. Its invoice may be paid in parts. */
function presentDue({ terms, order }: OrderParts, now: Date) {
  if (!terms?.isOwed) return null;
  const { dueOn, totalMinor, receivedMinor, currency } = terms;
  return {
    on: dueOn,
    isLate: dueOn < isoDay(now),
    left: toMajor(totalMinor - receivedMinor, currency),
    poNumber: order.po_number,
  };
}

const active = (labels: readonly FloorLabel[]) =>
  labels.filter(({ state }) => state !== "replaced" && state !== "cancelled");

/** How each stage is called while the order is elsewhere. */
const stageNames: Record<FlowName, readonly string[]> = {
  normal: ["New", "Paid", "Processing", "Consolidated", "Issue", "Complete"],
  paper: ["Paid", "Processing", "Printed", "Packing", "Issue", "Complete"],
  bespoke: ["Quote", "Terms", "Proof", "Paid", "Production", "Sorted", "Printing", "Packing", "Shipped"],
};

/** Work on terms goes past its payment, which comes later. */
const stageName = (flow: FlowName, index: number, { on_terms, paid_at }: OrderParts["order"]): string => {
  const name = stageNames[flow][index]!;
  return name === "Paid" && on_terms && paid_at === null ? "Ordered" : name;
};

/** The stages of the order's flow with when each began. */
function presentStages({ statusLog, labels, order }: OrderParts, flow: FlowName, status: OrderStatus) {
  const current = stageOf(flow, status);
  const states = stageStates(
    flow,
    status,
    statusLog.map((each) => each.status),
  );
  return flows[flow].map((statuses, index) => {
    const began = statusLog.findLast((each) => (statuses as readonly string[]).includes(each.status));
    const state = states[index]!;
    const isNamed = index === current && !(flow === "normal" && index === 2);
    return {
      name: isNamed ? statusWords[status].name : stageName(flow, index, order),
      state,
      at: began && state !== "later" ? began.created_at.toISOString() : null,
      note: flow === "bespoke" || (index === 4 && began) ? "" : noteOf(index, labels, order.promised_to, current),
    };
  });
}

function noteOf(index: number, labels: readonly FloorLabel[], promisedTo: string, current: number): string {
  if (index === 3 && current < 3) {
    const ready = active(labels).filter(({ state }) => state === "pigeonholed").length;
    return ready > 0 ? `${ready} of ${active(labels).length} in ${holesOf(active(labels))}` : "";
  }
  if (index === 4) return current === 4 ? "" : "none";
  return index === 5 && current < 5 ? `promised ${promisedTo}` : "";
}

export function presentHold(hold: HoldRow) {
  const kind = holdKindOf(hold.code);
  return {
    id: hold.id,
    code: hold.code,
    name: kind.name,
    tone: kind.tone,
    blocks: kind.blocks === "release" ? "release" : stationWords[kind.blocks as StationKind].name,
    note: hold.note,
    placedBy: hold.placed_by,
    placedAt: hold.placed_at.toISOString(),
    release: kind.release,
  };
}

function presentItem(
  { origins }: Platform,
  item: StaffItemRow,
  { labels, moves, order, toRelease }: OrderParts,
  money: (minor: number) => number,
) {
  const own = labels.filter(({ orderItemId }) => orderItemId === item.id);
  const facts = toRelease.find(({ id }) => id === item.id);
  return {
    id: item.id,
    name: item.name,
    // A bundle is made of its items and has no blank.
    sku: item.blank_sku ?? item.sku,
    colour: item.colour,
    personalisation: [...wordsOfLine(item.personalisation)],
    hex: item.hex,
    size: item.size,
    sides: own[0]?.applications.map(({ side }) => side) ?? [...(facts ? factsOfItem(facts).sides : [])],
    approval: item.approval_status,
    image: item.image_sha256 ? fileAddress(origins, order.division_id, item.image_sha256) : "",
    quantity: item.quantity,
    unitPriceIncTax: money(item.unit_price_inc_tax_minor),
    price: money(item.price_minor),
    tax: money(item.tax_minor),
    discount: money(item.discount_minor),
    total: money(item.price_minor + item.tax_minor - item.discount_minor),
    labels: own.map((label) => presentLabel(label, moves, active(labels).length)),
    end: endOfLine(
      { quantity: item.quantity, labels: active(own).length, refunded: item.refunded },
      { isEnded: order.deleted_at !== null || order.status === "refunded" || order.status === "bespoke_refunded" },
    ),
  };
}

/** A file's whole hash gives access to it: people who may not open print files see only both ends. */
const presentFile = (divisionId: DivisionId, file: PrintFileRow, opensFiles: boolean) => ({
  id: file.id,
  name: file.name,
  side: file.side,
  sha256: opensFiles ? file.sha256 : `${file.sha256.slice(0, 4)}…${file.sha256.slice(-3)}`,
  widthPx: file.width_px,
  heightPx: file.height_px,
  dpi: file.dpi,
  sizeBytes: file.size_bytes,
  previewUrl: previewAddress(divisionId, file.id, 200),
  fileUrl: `/omnis/v3/atlas/print-files/${divisionId}/${file.id}/`,
});
