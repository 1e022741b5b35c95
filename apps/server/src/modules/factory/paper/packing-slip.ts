// The slip in the parcel. It carries the shop's brand: its name, its colour, its words; the platform is not on it.

import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { factoryDay } from "@selvedge/domain/factory/spare-time";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import { wordsOfLine } from "@selvedge/domain/personalisation/line-texts";
import { type PostalAddress, writtenAddress } from "@selvedge/domain/shipping/postal-address";
import { serviceName } from "@selvedge/domain/shipping/services";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { careFor } from "@selvedge/garments/blanks/care";
import type { PackingSlip } from "@selvedge/print/packing-slip";
import { renderPackingSlip } from "@selvedge/print/process/rendering";
import { resolveTheme } from "@selvedge/themes/resolve-theme";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { receiptHash } from "../../orders/receipt/index.ts";
import { addressColumns } from "../floor/index.ts";

interface SlipOrder {
  divisionId: DivisionId;
  id: OrderId;
  reference: string;
  currency: string;
  /** When it was paid, or ordered on terms; null before. */
  orderedAt: Date | null;
  shippingMethod: string;
  address: PostalAddress;
  isGift: boolean;
  giftMessage: string;
  shop: string;
  supportEmail: string;
  label: string | null;
  theme: { extends: string; properties: Record<string, unknown> } | null;
  packedAt: Date | null;
  /** Of an order that several factories make: which parcel this is, and of how many; else 0. */
  partNumber: number;
  partCount: number;
}

interface SlipLine {
  name: string;
  sku: string;
  blankSku: string;
  blankCode: string;
  colour: string;
  size: string;
  quantity: number;
  paidMinor: number;
  imageSha256: string | null;
  personalisation: unknown;
  sides: string[] | null;
}

/**
 * The slip of an order of any shop as a PDF; of an order that several factories make, of the parcel of one of them. Refuses
 * an order that has neither been paid nor ordered on terms.
 */
export async function packingSlipPdf(platform: Platform, orderId: OrderId, factory = ""): Promise<Buffer> {
  const { order, items } = await withoutDivision(platform.pools.backOffice, async (db) => {
    const found = await findOrder(db, orderId, factory);
    if (!found) throw new Refusal("notFound");
    if (!found.orderedAt) throw new Refusal("moveRefused", { message: "The order has not been paid yet." });
    return { order: found, items: await linesOf(db, found, factory) };
  });
  return (await renderPackingSlip(await slipOf(platform, order, items))).pdf;
}

async function findOrder(db: Bound, orderId: OrderId, factory: string): Promise<SlipOrder | undefined> {
  const { rows } = await sql<SlipOrder>`
    select o.division_id as "divisionId", o.id, o.reference, o.currency, coalesce((select min(l.created_at) from order_status_logs l
        where l.division_id = o.division_id and l.order_id = o.id and l.status = 'po_confirmed'), o.paid_at) as "orderedAt", coalesce(part.service, o.shipping_method) as "shippingMethod",
      (select count(*)::int from factory_fulfilment_orders f where f.division_id = o.division_id and f.order_id = o.id and f.state <> 'cancelled') as "partCount",
      (select count(*)::int from factory_fulfilment_orders f where f.division_id = o.division_id and f.order_id = o.id and f.id <= part.id) as "partNumber",
      ${addressColumns} as address, o.is_gift as "isGift", o.gift_message as "giftMessage",
      d.name as shop, d.support_email as "supportEmail", s.label, p.packed_at as "packedAt",
      (select json_build_object('extends', t.extends, 'properties', t.properties) from themes t where t.division_id = o.division_id and t.active) as theme
    from orders o join divisions d on d.id = o.division_id
    left join subdomains s on s.division_id = o.division_id
    left join factory_fulfilment_orders part on part.division_id = o.division_id and part.order_id = o.id and part.factory_code = ${factory}
    left join parcels p on p.division_id = o.division_id and p.order_id = o.id and (part.id is null or p.factory_code = ${factory})
    where o.id = ${orderId}`.execute(db);
  return rows[0];
}

/** The lines of the order, or of the part that this factory makes. */
async function linesOf(db: Bound, { divisionId, id, partNumber }: SlipOrder, factory: string): Promise<SlipLine[]> {
  const { rows } = await sql<SlipLine>`
    select i.name, i.sku, i.blank_sku as "blankSku", v.blank_code as "blankCode", i.colour, i.size, i.quantity,
      i.price_inc_tax_minor - i.discount_inc_tax_minor as "paidMinor", i.image_sha256 as "imageSha256", i.personalisation,
      (select l.sides from factory_labels l where l.division_id = i.division_id and l.order_item_id = i.id limit 1) as sides
    from order_items i join blank_variants v on v.sku = i.blank_sku
    where i.division_id = ${divisionId} and i.order_id = ${id} and (${partNumber === 0} or exists (select from fulfilment_order_items fi
      join factory_fulfilment_orders f on f.division_id = fi.division_id and f.id = fi.fulfilment_order_id and f.factory_code = ${factory}
      where fi.division_id = i.division_id and fi.order_item_id = i.id)) order by i.position`.execute(db);
  return rows;
}

async function slipOf(platform: Platform, order: SlipOrder, lines: readonly SlipLine[]): Promise<PackingSlip> {
  const { tokens } = resolveTheme(order.theme ?? { properties: {} });
  const origin = order.label ? platform.origins.shop(order.label) : platform.origins.main;
  const names = [...new Set(lines.map(({ blankCode }) => findBlank(blankCode)))].filter((blank) => blank !== null);
  return {
    brand: {
      name: order.shop,
      tagline: null,
      logo: null,
      accent: hexOr(tokens["primary.color"], "#2b3a8c"),
      ink: hexOr(tokens["text.color"], "#222222"),
    },
    orderNumber: order.reference,
    shipTo: writtenAddress(order.address),
    orderedOn: factoryDay(order.orderedAt!),
    packedOn: order.packedAt && factoryDay(order.packedAt),
    sentBy: serviceName(order.shippingMethod),
    parcel: order.partNumber || 1,
    parcels: order.partNumber > 0 ? order.partCount : 1,
    piecesInOrder: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: await Promise.all(lines.map((line) => itemOf(platform, order, line))),
    gift: order.isGift ? { from: null, note: order.giftMessage || null } : null,
    care: careFor(lines.map(({ blankCode }) => blankCode)) || null,
    returns: {
      url: `${origin}/receipt/${receiptHash(platform.config.secret, order.divisionId, order.id)}/`,
      code: order.reference,
      heading: "Something not right?",
      text: "Scan the code to see your order and write to us about it.",
      contact: { heading: "Questions", email: order.supportEmail, site: new URL(origin).host },
    },
    safety: `Made to order for ${order.shop}. ${names.map((blank) => `${blank.name}: ${blank.material}`).join(". ")}. Batch ${order.reference}.`,
  };
}

async function itemOf({ files }: Platform, order: SlipOrder, line: SlipLine) {
  const printed = line.sides?.length ? `. Printed ${line.sides.join(" and ")}` : "";
  return {
    title: line.name,
    detail: `${line.colour}, ${line.size}${printed}`,
    words: wordsOfLine(line.personalisation).map(({ label, value }) => `${label}: ${value}`),
    sku: line.blankSku,
    quantity: line.quantity,
    price: formatMoney(line.paidMinor, order.currency),
    thumbnail: line.imageSha256 ? await files.get(order.divisionId, line.imageSha256).catch(() => null) : null,
  };
}

const hexOr = (value: unknown, fallback: string): string =>
  typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;
