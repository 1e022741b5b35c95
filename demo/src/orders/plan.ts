// What was bought by whom and when, before anything is priced or numbered.

import { daysBefore } from "../write/world.ts";
import type { WrittenProduct, WrittenVariant } from "../write/write-products.ts";
import { type Chance, chance } from "./chance.ts";
import { type Customer, joe, someCustomer } from "./customers.ts";
import { currentFates, type Fate } from "./fates.ts";

export interface PlannedLine {
  readonly product: WrittenProduct;
  readonly variant: WrittenVariant;
  readonly quantity: number;
}

export interface PlannedOrder {
  readonly customer: Customer;
  /** One of those that were described one by one; the rest is history. */
  readonly isCurrent: boolean;
  readonly lines: readonly PlannedLine[];
  readonly createdAt: Date;
  readonly fate: Fate;
  readonly couponPercent: number;
}

const historyDays = 60;
/** An order takes two days at most; those that are younger are the current ones. */
const newestHistoryDay = 2;

/** All orders of a shop, oldest first: two months of finished ones and what is under way now. */
export function planOrders(products: readonly WrittenProduct[], now: Date, seed: number): PlannedOrder[] {
  if (products.length === 0) return [];
  const luck = chance(seed);
  const finished = finishedTimes(now, luck).map((createdAt) => finishedOrder(products, createdAt, luck));
  const current = currentFates.map((fate) => currentOrder(products, fate, now, luck));
  return [...finished, ...current].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Two to eight a day, more of them lately and at weekends, in the hours when people shop. */
function finishedTimes(now: Date, luck: Chance): Date[] {
  const times: Date[] = [];
  for (let day = historyDays; day > newestHistoryDay; day--) {
    const midnight = new Date(daysBefore(now, day).toISOString().slice(0, 10));
    const isWeekend = midnight.getUTCDay() % 6 === 0;
    const count = luck.whole(2, 4) + Math.round((historyDays - day) / 18) + (isWeekend ? luck.whole(1, 3) : 0);
    for (let each = 0; each < count; each++)
      times.push(new Date(midnight.getTime() + luck.whole(7 * 60, 22 * 60) * 60_000));
  }
  return times;
}

function finishedOrder(products: readonly WrittenProduct[], createdAt: Date, luck: Chance): PlannedOrder {
  const units = luck.weighted([1, 2, 3], (each) => 4 - each);
  return {
    customer: someCustomer(luck),
    isCurrent: false,
    lines: someLines(products, units, luck),
    createdAt,
    fate: {
      status: "complete",
      garments: Array.from({ length: units }, () => "dispatched" as const),
      hoursAgo: 0,
      ...(luck.next() < 0.06 ? { isDeclinedFirst: true as const } : {}),
    },
    couponPercent: luck.next() < 0.08 ? 10 : 0,
  };
}

function currentOrder(products: readonly WrittenProduct[], fate: Fate, now: Date, luck: Chance): PlannedOrder {
  const units = fate.garments?.length ?? luck.whole(1, 3);
  const isUnderWay = fate.status === "on_floor" || fate.status === "issue";
  const from = isUnderWay ? productsOnFloor(products) : products;
  return {
    customer: fate.isJoes ? joe : someCustomer(luck),
    isCurrent: true,
    lines: someLines(from, units, luck),
    createdAt: new Date(now.getTime() - fate.hoursAgo * 3_600_000),
    fate,
    couponPercent: 0,
  };
}

const cotton: ReadonlySet<string> = new Set(["tee-unisex", "tee-women", "tee-kids", "sweatshirt", "hoodie", "tote"]);

/** The few products that are being made: well-selling cotton ones, because each needs its print file from the start. */
const productsOnFloor = (products: readonly WrittenProduct[]): WrittenProduct[] =>
  products
    .filter(({ product }) => cotton.has(product.blank))
    .toSorted((one, other) => other.product.appeal - one.product.appeal)
    .slice(0, 3);

/** So many units over one line or more, each a variant of a product by its appeal. */
function someLines(products: readonly WrittenProduct[], units: number, luck: Chance): PlannedLine[] {
  const lines: PlannedLine[] = [];
  for (let left = units; left > 0; ) {
    const others = products.filter((each) => lines.every(({ product }) => product !== each));
    const product = luck.weighted(others.length > 0 ? others : products, (each) => each.product.appeal);
    const quantity = left > 1 && luck.next() < 0.25 ? 2 : 1;
    lines.push({ product, variant: someVariant(product, luck), quantity });
    left -= quantity;
  }
  return lines;
}

/**
 * The first colour sells best, and middle sizes better than the ends. An order keeps the picture of what was bought, so
 * only colours whose picture is ready are bought where there are any.
 */
function someVariant({ product, variants, pictures }: WrittenProduct, luck: Chance): WrittenVariant {
  const shown = product.colours.filter((colour) => pictures.has(colour));
  const colours = shown.length > 0 ? shown : product.colours;
  const colour = luck.weighted(colours, (each) => colours.length - colours.indexOf(each) + 1);
  const sizes = variants.filter((variant) => variant.colour === colour);
  const middle = (sizes.length - 1) / 2;
  return luck.weighted(sizes, (each) => 1.6 + middle - Math.abs(sizes.indexOf(each) - middle));
}
