// An order as its merchant sees it: one line for each garment, what it earned, and what happened.

import { withDivision } from "@selvedge/db/with-division";
import { countItems } from "@selvedge/domain/bundles/count-items";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { Technology } from "@selvedge/domain/labels/label-route";
import { refundedUnmade } from "@selvedge/domain/orders/lines/pieces-not-made";
import { makerStepsOf } from "@selvedge/domain/orders/maker-steps";
import { wordsOfLine } from "@selvedge/domain/personalisation/line-texts";
import { inOneLine } from "@selvedge/domain/shipping/address-form/street-lines";
import { serviceName } from "@selvedge/domain/shipping/services";
import { needsPretreat } from "@selvedge/garments/blanks/costs";
import { parseVariantSku } from "@selvedge/garments/blanks/variant-sku";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { familyOf, presentFamily } from "../children/index.ts";
import { listedDifferences, payPathOf, presentDifferences } from "../differences/index.ts";
import { owedChange } from "../edits/index.ts";
import { actionsOfOrder, addressOf, knownOfOrder, parcelFacts, postalAddressOf } from "../moves/index.ts";
import { owedOrder } from "../owed/index.ts";
import { presentRefund, presentRefundable, readMoney, refundsOfOrder } from "../refunds/index.ts";
import { supplementsOfOrder } from "../supplements/index.ts";
import { earnings } from "./earnings.ts";
import { historyOf } from "./history.ts";
import { isOurHold, shopHoldText } from "./hold-owner.ts";
import {
  aroundOrder,
  entriesOfOrder,
  findOrder,
  holdsOfOrder,
  type ItemRow,
  itemsOfOrder,
  type LabelRow,
  labelsOfOrder,
  logsOfOrder,
  type OrderRow,
  parcelsOfOrder,
} from "./queries.ts";
import { dueOf, merchantStatus } from "./status-words.ts";

/** An order of the shop; throws notFound if there is none with that id. Earnings are for those who may see money. */
export async function showOrder(
  platform: Platform,
  divisionId: DivisionId,
  id: OrderId,
  permissions: readonly string[],
) {
  const owed = await owedChange(platform, divisionId, id);
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const order = await findOrder(db, divisionId, id);
    if (!order) throw new Refusal("notFound");
    const seesMoney = permissions.includes("money.read");
    const [
      items,
      labels,
      logs,
      entries,
      parcels,
      holds,
      around,
      known,
      parcel,
      money,
      refunds,
      family,
      changes,
      supplements,
      terms,
    ] = await Promise.all([
      itemsOfOrder(db, divisionId, id),
      labelsOfOrder(db, divisionId, id),
      logsOfOrder(db, divisionId, id),
      entriesOfOrder(db, divisionId, id),
      parcelsOfOrder(db, divisionId, id),
      holdsOfOrder(db, divisionId, id),
      aroundOrder(db, divisionId, order),
      knownOfOrder(db, divisionId, id),
      parcelFacts(db, divisionId, id, platform.now()),
      readMoney(db, divisionId, id),
      refundsOfOrder(db, divisionId, id),
      familyOf(db, divisionId, id),
      listedDifferences(db, divisionId, id),
      supplementsOfOrder(db, divisionId, id),
      order.on_terms ? owedOrder(db, divisionId, id) : undefined,
    ]);
    const facts = { refundableMinor: money.leftMinor, parcel };
    return {
      ...headOf(order, holds.length > 0),
      due: terms?.isOwed
        ? { ...dueOf(terms.dueOn, platform.now())!, poNumber: order.po_number, receivedMinor: terms.receivedMinor }
        : null,
      customer: customerOf(order, around),
      itemCount: countItems(items),
      garments: items.flatMap((item) =>
        garmentsOf(platform, divisionId, { order, item, allLabels: labels, seesMoney }),
      ),
      money: { ...paidFor(order), ...(seesMoney ? earnedWith(order, items, labels) : notShown) },
      refundable: money.order.paidMinor > 0 ? presentRefundable(platform, divisionId, money, { items }) : null,
      refunds: refunds.map((refund) => presentRefund(refund, creditNoteOf(divisionId, id))),
      differences: presentDifferences(changes, {
        ...{ owed, supplements },
        invoiceUrlOf: (difference) =>
          `/omnis/v3/divisions/${divisionId}/orders/${id}/differences/${difference}/invoice.pdf`,
        payPath: payPathOf(platform, divisionId, id),
        shopper: `${order.shipping_first_name} ${order.shipping_last_name}`,
        nameOf: (kind, name) => (kind === "merchant" ? name : "Selvedge"),
      }),
      relatives: presentFamily(family, (child) => payPathOf(platform, divisionId, child)),
      shippingMethod: serviceName(order.shipping_method),
      tracking: parcels.map((parcel) => ({
        carrier: parcel.carrier,
        code: parcel.tracking_code,
        url: parcel.tracking_url,
      })),
      holds: holds.map((hold) => ({
        code: hold.code,
        note: shopHoldText(hold.code, hold.note),
        isOurs: isOurHold(hold.code),
        placedAt: hold.placed_at.toISOString(),
      })),
      history: historyOf(logs, entries, order.currency),
      actions: actionsOfOrder({ kind: "merchant", permissions }, order, { known, activeLabels: labels.length, facts }),
      neighbours: { newerId: around.newer, olderId: around.older },
    };
  });
}

const creditNoteOf = (divisionId: DivisionId, id: OrderId) => (refund: number) =>
  `/omnis/v3/divisions/${divisionId}/orders/${id}/refunds/${refund}/credit-note.pdf`;

const headOf = (order: OrderRow, isHeld: boolean) => ({
  id: order.id,
  reference: order.reference,
  status: order.status,
  ...merchantStatus(order.status, isHeld),
  placedAt: order.created_at.toISOString(),
  paidAt: order.paid_at?.toISOString() ?? null,
  promisedFrom: order.promised_from,
  promisedTo: order.promised_to,
});

const customerOf = (order: OrderRow, { orders, spent }: { orders: number; spent: number }) => ({
  name: `${order.shipping_first_name} ${order.shipping_last_name}`,
  email: order.email,
  phone: order.phone,
  orders,
  spentMinor: spent,
  addressLines: addressOf(order).lines,
  address: { ...postalAddressOf(order, "shipping"), street: inOneLine(order.shipping_street) },
  note: order.note,
  giftNote: order.is_gift ? order.gift_message : null,
  vatNumber: order.vat_number,
});

interface ShownItem {
  order: OrderRow;
  item: ItemRow;
  allLabels: readonly LabelRow[];
  seesMoney: boolean;
}

function garmentsOf({ origins }: Platform, divisionId: DivisionId, { order, item, allLabels, seesMoney }: ShownItem) {
  const labels = allLabels.filter((label) => label.order_item_id === item.id);
  const net = (item.price_minor - item.discount_minor) / item.quantity;
  const one = { quantity: 1, blankSku: item.blank_sku, sides: item.sides, netMinor: Math.round(net) };
  const paidAt = order.paid_at?.toISOString() ?? null;
  const making = makingOf(item.blank_sku);
  const made = item.quantity - unmadeOf(item, labels);
  return Array.from({ length: item.quantity }, (_, index) => {
    const label = labels[index];
    const steps = makerStepsOf({
      state: label?.state ?? null,
      needsPretreat: label?.needs_pretreat ?? making.needsPretreat,
      technology: label?.technology ?? making.technology,
      paidAt,
      isOnTerms: order.on_terms,
      reached: instantsOf(label?.reached),
    });
    return {
      key: `${item.id}-${index}`,
      name: item.name,
      colour: item.colour,
      size: item.size,
      bundle: item.bundle_name,
      personalisation: [...wordsOfLine(item.personalisation)],
      sides: item.sides,
      imageUrl: item.image_sha256 ? fileAddress(origins, divisionId, item.image_sha256) : null,
      productId: item.product_id,
      blankCode: blankOfSku(item.blank_sku),
      priceIncTaxMinor: item.unit_price_inc_tax_minor,
      profitMinor: seesMoney ? earnings(one).profitMinor : null,
      labelCode: label?.code ?? null,
      ...steps,
      isRemade: label?.parent_label_id != null,
      isRefunded: index >= made,
    };
  });
}

const unmadeOf = (item: ItemRow, labels: readonly LabelRow[]): number =>
  refundedUnmade({ ...item, labels: labels.filter((label) => label.order_item_id === item.id).length });

/** How goods will be made that have no label yet. */
function makingOf(sku: string): { technology: Technology; needsPretreat: boolean } {
  const read = parseVariantSku(sku);
  if (!read.ok) return { technology: "dtg", needsPretreat: true };
  const { blank, colour } = read.variant;
  return { technology: blank.technology, needsPretreat: needsPretreat(blank, colour) };
}

/** The code of the blank that was sold; null if it is no longer made. */
const blankOfSku = (sku: string): string | null => {
  const read = parseVariantSku(sku);
  return read.ok ? read.variant.blank.code : null;
};

const instantsOf = (reached: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(reached).map(([state, at]) => [state, new Date(at).toISOString()]));

/** What the shopper was charged: everyone who sees orders sees this. */
const paidFor = (order: OrderRow) => ({
  currency: order.currency,
  goodsMinor: order.subtotal_minor + order.goods_tax_minor,
  discountMinor: order.discount_minor + order.tax_discount_minor,
  coupon: order.coupon,
  shippingMinor: order.shipping_minor + order.shipping_tax_minor,
  totalMinor: order.total_minor,
  giftCardMinor: order.gift_card_minor,
  vatMinor: order.goods_tax_minor - order.tax_discount_minor + order.shipping_tax_minor,
  deliveryNetMinor: order.shipping_minor,
  paidWith: order.payment_method,
});

const notShown = { costMinor: null, freedDeliveryMinor: null, profitMinor: null };

/** What was refunded before it was made costs nothing to make. A delivery that the shop made free is its own cost. */
function earnedWith(order: OrderRow, items: readonly ItemRow[], labels: readonly LabelRow[]) {
  const lines = items.map((item) =>
    earnings({
      quantity: item.quantity - unmadeOf(item, labels),
      blankSku: item.blank_sku,
      sides: item.sides,
      netMinor: item.price_minor - item.discount_minor,
    }),
  );
  const sum = (pick: (line: { costMinor: number; profitMinor: number }) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  return {
    costMinor: sum((line) => line.costMinor),
    freedDeliveryMinor: order.freed_delivery_minor,
    profitMinor: sum((line) => line.profitMinor) - order.freed_delivery_minor,
  };
}
