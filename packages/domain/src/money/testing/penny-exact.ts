// One property of all money: whatever is bought, wherever it goes and from how many factories, in whatever currency, with
// whatever codes and gift cards, and whatever is exchanged of it, the order, its lines, its parcels, its invoice, what it was
// paid with and all that can ever be paid back are the same amount. Run 20 000 times by the tests
// and a million times by `npm run soak`.
import fc from "fast-check";
import { convertAmount, convertPrice } from "../../currency/convert-price.ts";
import { currencyCodes } from "../../currency/currencies.ts";
import { payWithCards } from "../../gift-cards/pay-with-cards.ts";
import { refundShares } from "../../gift-cards/refund-shares.ts";
import { applyCoupons } from "../coupons/apply-coupons.ts";
import type { Coupon } from "../coupons/coupon.ts";
import { type Invoice, invoiceOf } from "../invoice.ts";
import { type OrderTotals, orderTotals, type Sale } from "../order-totals.ts";
import { creditNoteOf, decideRefund, type Refund } from "../refund.ts";
import { sum } from "../round.ts";
import { checkExchanges } from "./exchange-exact.ts";
import { sameMinor } from "./same-minor.ts";
import { splitDeliveryIncTaxMinor } from "./split-exact.ts";

const destinations = [
  ..."DE GR HU FI FR IE LU US JE IM MC".split(" ").map((country) => ({ country, zip: "10115" })),
  ...["S7 1FB", "BT1 5GS"].map((zip) => ({ country: "GB", zip })),
  { country: "ES", zip: "35001" },
];
const tariffLines = ["610910", "611020", "491199", "691110"];

const line = fc.tuple(
  fc.integer({ min: 1, max: 99 }),
  fc.integer({ min: 0, max: 20_000 }),
  fc.constantFrom(1, 1, 0, 0.25),
  fc.constantFrom(...tariffLines),
);
const gift: fc.Arbitrary<[Coupon["gift"]["kind"], number, boolean, number]> = fc.tuple(
  fc.constantFrom("percent", "amount", "free_shipping", "buy_get"),
  fc.integer({ min: 1, max: 100 }),
  fc.boolean(),
  fc.integer({ min: 0, max: 3 }),
);

/** What a piece costs more or less: mostly much, and often so little that rounding decides. */
const extra = fc.oneof(fc.integer({ min: -3_000, max: 3_000 }), fc.integer({ min: -3, max: 3 }));

/** A purchase as plain numbers: what fast-check makes smaller when something does not add up. */
const purchase = fc.tuple(
  fc.array(line, { minLength: 1, maxLength: 6 }),
  fc.constantFrom(...destinations),
  fc.constantFrom("GB", "GB", "GB", "DE", "IN"),
  fc.constantFrom("2021-05-01", "2024-08-31", "2026-06-30", "2026-11-21"),
  fc.tuple(fc.constantFrom(...currencyCodes), fc.integer({ min: 10, max: 25_000 })),
  fc.integer({ min: 0, max: 5_000 }),
  fc.array(gift, { maxLength: 3 }),
  fc.boolean(),
  fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 60 })), { maxLength: 6 }),
  // Gift cards: what is on each, and what other orders hold of it.
  fc.array(fc.tuple(fc.nat(60_000), fc.nat(2_000)), { maxLength: 3 }),
  // Made by two factories.
  fc.boolean(),
  // Pieces that become others of another price.
  fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 60 }), extra), {
    maxLength: 2,
  }),
);
type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

/** Fails with the first amount that differs from another by so much as one minor unit. */
export const pennyExact = () => fc.property(purchase, (each) => checkPurchase(each));

function checkPurchase([
  rows,
  to,
  from,
  on,
  [currency, rateHundredths],
  shipping,
  gifts,
  hasValidVatId,
  steps,
  cards,
  isSplit,
  exchanges,
]: Purchase) {
  const rate = { from: "GBP", to: currency, rate: rateHundredths / 100, since: on };
  const lines = rows.map(([quantity, gbpMinor, vatRate, hs6]) => ({
    quantity,
    unitPriceIncTaxMinor: convertPrice(gbpMinor, rate),
    vatRate,
    hs6,
    weightGrams: 40 + (gbpMinor % 700),
  }));
  const outcome = applyCoupons(gifts.map(couponOf(currency)), {
    lines: lines.map((each, index) => ({
      productId: index,
      collectionIds: [index % 2],
      quantity: each.quantity,
      goodsIncTaxMinor: each.quantity * each.unitPriceIncTaxMinor,
    })),
    currency,
    now: new Date(on),
    timeZone: "Europe/London",
    usedCodes: [],
  });
  const deliveryIncTaxMinor = outcome.isDeliveryFree ? 0 : convertAmount(shipping, rate);
  const parcels = { lines, country: to.country, currency, now: new Date(on), isFreeByCode: outcome.isDeliveryFree };
  const sale = {
    ...{ lines, to, from, on, currency, hasValidVatId },
    shippingIncTaxMinor: (isSplit ? splitDeliveryIncTaxMinor(parcels) : null) ?? deliveryIncTaxMinor,
    discountsIncTaxMinor: outcome.discountsIncTaxMinor,
  };
  const totals = orderTotals(sale);
  checkOrder(sale, totals);
  sameMinor("codes and discount", sum(outcome.applied.map((each) => each.discountIncTaxMinor)), discountOf(totals));
  const invoice = invoiceOf(totals.lines, totals);
  checkInvoice(totals, invoice);
  const refunds = checkRefunds(totals, invoice, lines, steps);
  checkPayments(totals, refunds, { cards, currency });
  checkExchanges(totals, lines, exchanges);
}

function giftOf(kind: Coupon["gift"]["kind"], size: number, currency: string): Coupon["gift"] {
  if (kind === "percent") return { kind, percent: size };
  if (kind === "amount") return { kind, amountIncTaxMinor: size * 131, currency };
  return kind === "buy_get" ? { kind, buy: 1 + (size % 3), get: 1, percent: size } : { kind };
}

const couponOf =
  (currency: string) =>
  ([kind, size, combines, scope]: [Coupon["gift"]["kind"], number, boolean, number], index: number): Coupon => ({
    code: `CODE${index}`,
    gift: giftOf(kind, size, currency),
    minimumSpendIncTaxMinor: 0,
    startsAt: null,
    endsAt: null,
    scope:
      scope === 0
        ? { kind: "everything" }
        : scope === 1
          ? { kind: "products", ids: [0, 2] }
          : { kind: "collections", ids: [scope - 2] },
    ...{ maxUses: null, uses: 0, maxUsesEach: null },
    combines,
    isEnabled: true,
  });

const discountOf = ({ discountMinor, taxDiscountMinor }: OrderTotals) => discountMinor + taxDiscountMinor;

function checkOrder(sale: Sale, totals: OrderTotals) {
  const { subtotalMinor, goodsTaxMinor, discountMinor, taxDiscountMinor, shippingMinor, shippingTaxMinor } = totals;
  const formula = subtotalMinor + goodsTaxMinor - discountMinor - taxDiscountMinor + shippingMinor + shippingTaxMinor;
  sameMinor("formula and total", formula, totals.totalMinor);
  const paidForLines = sum(totals.lines.map((each) => each.totalMinor));
  sameMinor("lines and total", paidForLines + sale.shippingIncTaxMinor + totals.dutyMinor, totals.totalMinor);
  sameMinor(
    "lines' tax and goods tax",
    sum(totals.lines.map((each) => each.taxMinor)),
    goodsTaxMinor - taxDiscountMinor,
  );
  for (const each of totals.lines) {
    sameMinor("price + tax - discount", each.priceMinor + each.taxMinor - each.discountMinor, each.totalMinor);
    sameMinor("prices with tax", each.priceIncTaxMinor - each.discountIncTaxMinor, each.totalMinor);
    if (Math.min(each.discountMinor, each.taxMinor, each.totalMinor) < 0) throw new Error("A line is below nothing.");
  }
}

function checkInvoice(totals: OrderTotals, invoice: Invoice) {
  sameMinor("invoice and order", invoice.totalMinor, totals.totalMinor);
  const orderTax = totals.goodsTaxMinor - totals.taxDiscountMinor + totals.shippingTaxMinor;
  sameMinor("invoice's tax and order's", invoice.taxMinor, orderTax);
  sameMinor(
    "rows and invoice",
    sum(invoice.vat.map((row) => row.netMinor + row.taxMinor)) + invoice.dutyMinor,
    invoice.totalMinor,
  );
}

/** Sends pieces back as the steps say, then everything that is left, and adds up what came of it. */
function checkRefunds(
  totals: OrderTotals,
  invoice: Invoice,
  lines: readonly { quantity: number }[],
  steps: readonly (readonly [number, number])[],
): Refund[] {
  const order = {
    ...totals,
    lines: totals.lines.map((each, index) => ({ ...each, id: index, quantity: lines[index]!.quantity })),
    paidMinor: totals.totalMinor,
  };
  const left = lines.map(({ quantity }) => quantity);
  const refunds: Refund[] = [];
  const refund = (requested: { id: number; quantity: number }[]) => {
    const decision = decideRefund(order, refunds, { kind: "lines", lines: requested });
    if (!decision.ok) throw new Error(`Refused: ${decision.code}.`);
    for (const { id, quantity } of requested) left[id]! -= quantity;
    if (sum(left) === 0) sameMinor("full refund", Number(decision.isFull), 1);
    refunds.push(decision.refund);
  };
  for (const [step, wanted] of steps) {
    const id = step % lines.length;
    const quantity = Math.min(wanted, left[id]!);
    if (quantity > 0) refund([{ id, quantity }]);
  }
  if (sum(left) > 0) refund(left.flatMap((quantity, id) => (quantity > 0 ? [{ id, quantity }] : [])));
  sameMinor("refunds and order", sum(refunds.map(({ amountMinor }) => amountMinor)), totals.totalMinor);
  const notes = refunds.map(creditNoteOf);
  sameMinor("credit notes and invoice", sum(notes.map((note) => note.totalMinor)), invoice.totalMinor);
  for (const row of invoice.vat) {
    const back = notes
      .flatMap((note) => note.vat)
      .filter(({ rate, treatment }) => rate === row.rate && treatment === row.treatment);
    sameMinor("VAT paid back and charged", sum(back.map(({ taxMinor }) => taxMinor)), row.taxMinor);
    sameMinor("net paid back and charged", sum(back.map(({ netMinor }) => netMinor)), row.netMinor);
    if (back.some(({ netMinor, taxMinor }) => netMinor < 0 || taxMinor < 0))
      throw new Error("A refund is below nothing.");
  }
  return refunds;
}

interface Paying {
  cards: readonly (readonly [number, number])[];
  currency: string;
}

/** Pays with the cards and charges the rest, then takes every refund from the payments, and adds up what is on the cards. */
function checkPayments({ totalMinor }: OrderTotals, refunds: readonly Refund[], { cards, currency }: Paying) {
  const before = cards.map(([balanceMinor, heldMinor]) => ({
    ...{ balanceMinor, heldMinor, currency },
    ...{ isDisabled: false, isExpired: false },
  }));
  const { amountsMinor, giftCardMinor, toPayMinor } = payWithCards(totalMinor, before, currency);
  sameMinor("cards and charge, and order", sum(amountsMinor) + toPayMinor, totalMinor);
  sameMinor("cards and what they pay", sum(amountsMinor), giftCardMinor);
  const charges = [
    { leftMinor: toPayMinor, isGiftCard: false },
    ...amountsMinor.map((leftMinor) => ({ leftMinor, isGiftCard: true })),
  ];
  const balances = before.map(({ balanceMinor }, index) => balanceMinor - amountsMinor[index]!);
  if (balances.some((balance) => balance < 0)) throw new Error("A gift card is below nothing.");
  for (const { amountMinor } of refunds) {
    const shares = refundShares(charges, amountMinor);
    sameMinor("shares and refund", sum(shares), amountMinor);
    for (const [index, share] of shares.entries()) charges[index]!.leftMinor -= share;
    if (charges.some(({ leftMinor }) => leftMinor < 0)) throw new Error("A payment gives back more than it was.");
    if (sum(shares.slice(1)) > 0) sameMinor("the charge once a card gets something back", charges[0]!.leftMinor, 0);
    for (const index of balances.keys()) balances[index]! += shares[index + 1]!;
  }
  sameMinor("what is left of the payments", sum(charges.map(({ leftMinor }) => leftMinor)), 0);
  for (const [index, card] of before.entries()) sameMinor("card before and after", balances[index]!, card.balanceMinor);
}
