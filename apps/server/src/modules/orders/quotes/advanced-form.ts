// The longer form: what is chosen in it, and what the price list says of that.
import type { AdvancedQuote, ListPrice } from "@selvedge/contracts/pages/quote-page";
import { withDivision } from "@selvedge/db/with-division";
import { toMajor } from "@selvedge/domain/money/money";
import { bespokePriceOf } from "@selvedge/domain/money/price-matrix";
import { piecesOf } from "@selvedge/domain/quotes/quote-totals";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { parseVariantSku } from "@selvedge/garments/blanks/variant-sku";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { digestOfHash } from "../receipt/index.ts";
import { shownArt } from "./quote-art.ts";
import { priceListOf, quotedBlank, quotedBlanks, quotedGoodOf } from "./quoted-goods.ts";

type Typed = Readonly<Record<string, string>>;

/** Pieces of each size, of fields called `size-M`. */
export const typedSizes = (typed: Typed): Record<string, number> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => {
      const quantity = Number(value);
      return name.startsWith("size-") && /^\d{1,4}$/.test(value) && quantity > 0 ? [[name.slice(5), quantity]] : [];
    }),
  );

/** How many are wanted: as typed, else as many as have a size. */
export function typedQuantity(typed: Typed): number {
  const quantity = (typed.quantity ?? "").trim();
  return quantity === "" ? piecesOf(typedSizes(typed)) : /^\d{1,6}$/.test(quantity) ? Number(quantity) : Number.NaN;
}

export const typedSides = (typed: Typed): ("front" | "back")[] =>
  (["front", "back"] as const).filter((side) => typed[`side-${side}`] === "1");

/** The names of the art that a page carries. */
export const typedArt = (typed: Typed): string[] => (typed.art ?? "").split(" ").filter(Boolean);

/** What the longer form shows. `before` is what an order of before fills in. */
export async function advancedForm(
  platform: Platform,
  division: Division,
  typed: Typed,
  before: Typed = {},
): Promise<AdvancedQuote> {
  const { currency } = division;
  const on = isoDay(platform.now());
  const blank = quotedBlank(typed.goods ?? before.goods ?? "");
  const major = (minor: number) => toMajor(minor, currency);
  const goods = quotedBlanks.map((each) => ({
    code: each.code,
    name: each.name,
    fromNet: major(Math.min(...priceListOf(each, currency, on).rows.flatMap(({ unitNetMinor }) => unitNetMinor))),
  }));
  const art = await shownArt(platform, division.id, typedArt(typed));
  if (!blank) return { goods, good: null, price: null, priceNote: "", art, before: { ...before } };
  const { price, note } = listPrice(blank, { currency, on }, { ...before, ...typed });
  return {
    goods,
    good: { ...quotedGoodOf(blank, currency, on), currency },
    price,
    priceNote: note,
    art,
    before: { ...before },
  };
}

interface ListDay {
  currency: string;
  on: string;
}

function listPrice(blank: Blank, { currency, on }: ListDay, typed: Typed): { price: ListPrice | null; note: string } {
  const quantity = typedQuantity(typed);
  if (Number.isNaN(quantity) || quantity === 0) return { price: null, note: "" };
  const printCount = Math.max(1, typedSides(typed).length);
  const found = bespokePriceOf(
    priceListOf(blank, currency, on),
    { quantity, printCount, technology: blank.technology },
    0,
  );
  if (!found.ok)
    return {
      price: null,
      note:
        found.code === "too_few"
          ? `We quote from ${found.minimumQuantity} pieces. Fewer you can order in the shop.`
          : "We do not print it like this. Ask us, and we find a way.",
    };
  const major = (minor: number) => toMajor(minor, currency);
  const { nextBreak } = found;
  return {
    note: "",
    price: {
      quantity,
      prints: printCount,
      unitNet: major(found.unitNetMinor),
      setUpNet: major(found.setUpNetMinor),
      net: major(found.netMinor),
      next: nextBreak && { quantity: nextBreak.quantity, unitNet: major(nextBreak.unitNetMinor) },
    },
  };
}

/** What an order of this shop fills in, by its receipt's link: its garment, colour and sizes. null for another shop's. */
export const formOfOrder = ({ pools }: Platform, division: Division, orderHash: string): Promise<Typed | null> =>
  withDivision(pools.web, division.id, async (db) => {
    const order = await db
      .selectFrom("orders")
      .where("division_id", "=", division.id)
      .where("receipt_digest", "=", digestOfHash(orderHash))
      .select(["id", "reference"])
      .executeTakeFirst();
    if (!order) return null;
    const items = await db
      .selectFrom("order_items")
      .where("division_id", "=", division.id)
      .where("order_id", "=", order.id)
      .where("blank_sku", "is not", null)
      .orderBy("position")
      .select(["name", "colour", "size", "quantity", "blank_sku"])
      .execute();
    const [first] = items;
    const read = parseVariantSku(first?.blank_sku ?? "");
    const alike = items.filter(({ name, colour }) => name === first?.name && colour === first.colour);
    return {
      wants: first ? `${first.name}, as in order ${order.reference}` : `As in order ${order.reference}`,
      ...(read.ok ? { goods: read.variant.blank.code } : {}),
      ...(first ? { colour: first.colour } : {}),
      ...Object.fromEntries(alike.map(({ size, quantity }) => [`size-${size}`, String(quantity)])),
    };
  });
