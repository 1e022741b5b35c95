/**
 * What a code gives: part of the price, an amount off the goods with VAT, the cheapest delivery, or pieces for others: of
 * each `buy` + `get` pieces that it is for, `percent` off the `get` cheapest.
 */
export type CouponGift =
  | { kind: "percent"; percent: number }
  | { kind: "buy_get"; buy: number; get: number; percent: number }
  | { kind: "amount"; amountIncTaxMinor: number; currency: string }
  | { kind: "free_shipping" };

export type CouponScope =
  | { kind: "everything" }
  | { kind: "products"; ids: readonly number[] }
  | { kind: "collections"; ids: readonly number[] };

/** A discount code of a shop. */
export interface Coupon {
  code: string;
  gift: CouponGift;
  /** Goods with VAT that the code is for have to come to this; 0 for no minimum. */
  minimumSpendIncTaxMinor: number;
  /** First and last instant; null leaves that side open. */
  startsAt: Date | null;
  endsAt: Date | null;
  scope: CouponScope;
  /** How often it may be used by everybody together, and how often it has been; null for no limit. */
  maxUses: number | null;
  uses: number;
  /** How often one customer may use it: 1 for once; null for no limit. */
  maxUsesEach: number | null;
  /** May combine with another code that takes something off the goods, when that one may too. */
  combines: boolean;
  isEnabled: boolean;
}

/** A line of a basket as codes look at it. */
export interface CouponLine {
  productId: number;
  collectionIds: readonly number[];
  quantity: number;
  /** Quantity times unit price, with VAT. */
  goodsIncTaxMinor: number;
}

/** The basket and its buyer at the moment a code is tried. */
export interface CouponCase {
  lines: readonly CouponLine[];
  /** ISO code of the amounts. */
  currency: string;
  now: Date;
  /** IANA name: the days in a refusal are the shop's own. */
  timeZone: string;
  /** The code of each paid order of this customer that had one: as often as it was used. */
  usedCodes: readonly string[];
}
