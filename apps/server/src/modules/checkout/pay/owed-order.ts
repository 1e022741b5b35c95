// An order that waits for money, as whoever pays it sees it: what is bought and what it costs, without an address.
import { withDivision } from "@selvedge/db/with-division";
import { toMajor } from "@selvedge/domain/money/money";
import { flowAt } from "@selvedge/domain/orders/flows";
import { awaitsMoney } from "@selvedge/domain/orders/transitions";
import { serviceName } from "@selvedge/domain/shipping/services";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { owedChange } from "../../orders/edits/index.ts";
import { amountsOf, sumsIncTax } from "../../orders/moves/index.ts";
import { digestOfHash } from "../../orders/receipt/index.ts";
import { fileAddress } from "../../plumbing/files/index.ts";

/**
 * The order of a link, or null for one that is not this shop's. `isPaid` and `isOver` say why nothing is to be paid. Of an
 * exchange, and of a paid order with a line that becomes dearer, it is the difference alone; `against` is why the change can
 * be made no more.
 */
export async function owedOrder(platform: Platform, division: Division, orderHash: string) {
  const order = await orderOfLink(platform, division, orderHash);
  const owed = order?.isPaid ? await owedChange(platform, division.id, order.id) : null;
  if (!order) return null;
  const difference = `Pay the difference for order ${order.reference}`;
  if (!owed)
    return { ...order, against: null, title: order.isExchange ? difference : `Pay for order ${order.reference}` };
  const major = (minor: number) => toMajor(minor, order.currency);
  const { name, words, pieces, image, against } = owed;
  const shown = image ? fileAddress(platform.origins, division.id, image) : "";
  return {
    ...order,
    title: difference,
    lines: [{ name, detail: words, quantity: pieces, image: shown, total: major(owed.differenceMinor) }],
    delivery: null,
    giftCards: [],
    mayEnterGiftCard: false,
    tax: major(owed.taxMinor),
    total: major(owed.differenceMinor),
    isPaid: false,
    isOver: order.isDeleted,
    against,
  };
}

const orderOfLink = ({ pools, origins }: Platform, division: Division, orderHash: string) =>
  withDivision(pools.web, division.id, async (db) => {
    const order = await db
      .selectFrom("orders")
      .where("division_id", "=", division.id)
      .where("receipt_digest", "=", digestOfHash(orderHash))
      .selectAll()
      .executeTakeFirst();
    if (!order) return null;
    const lines = await db
      .selectFrom("order_items as i")
      .leftJoin("order_items as o", (join) =>
        join.onRef("o.division_id", "=", "i.division_id").onRef("o.id", "=", "i.origin_item_id"),
      )
      .where("i.division_id", "=", division.id)
      .where("i.order_id", "=", order.id)
      .orderBy("i.position")
      .select(["i.name", "i.colour", "i.size", "i.quantity", "i.image_sha256"])
      .select(["i.price_inc_tax_minor", "i.discount_inc_tax_minor", "o.colour as from_colour", "o.size as from_size"])
      .execute();
    const { rows: cards } = await sql<{ ending: string; amountMinor: number }>`
      select g.code_ending as ending, u.amount_minor as "amountMinor" from gift_card_uses u
      join gift_cards g on g.division_id = u.division_id and g.id = u.gift_card_id
      where u.division_id = ${division.id} and u.order_id = ${order.id} and u.state = 'held' order by u.held_at, g.id`.execute(
      db,
    );
    const major = (minor: number) => toMajor(minor, order.currency);
    const sums = sumsIncTax(amountsOf(order));
    const isAwaited = awaitsMoney(flowAt({ status: order.status, factoryCode: order.factory_code }), order.status);
    return {
      id: order.id,
      reference: order.reference,
      currency: order.currency,
      lines: lines.map((line) => ({
        name: line.name,
        detail: detailOf(line),
        quantity: line.quantity,
        image: line.image_sha256 ? fileAddress(origins, division.id, line.image_sha256) : "",
        total: major(line.price_inc_tax_minor - line.discount_inc_tax_minor),
      })),
      delivery: { name: serviceName(order.shipping_method), total: major(sums.shippingIncTax + sums.duty) },
      tax: major(sums.taxIncluded),
      total: major(order.total_minor - order.gift_card_minor),
      giftCards: cards.map(({ ending, amountMinor }) => ({ ending, amount: major(amountMinor) })),
      mayEnterGiftCard: !order.on_terms,
      isExchange: order.parent_order_id !== null && order.reprint_reason_id === null,
      isPaid: order.paid_at !== null,
      isDeleted: order.deleted_at !== null,
      isOver: order.deleted_at !== null || !isAwaited,
    };
  });

interface Piece {
  colour: string;
  size: string;
  /** null of a line that is not made in exchange for another. */
  from_colour: string | null;
  from_size: string | null;
}

/** "White, XL", in an exchange "White, XL instead of White, S". */
function detailOf({ colour, size, from_colour, from_size }: Piece): string {
  const [wanted, before] = [words(colour, size), words(from_colour, from_size)];
  return before && before !== wanted ? `${wanted} instead of ${before}` : wanted;
}

const words = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(", ");
