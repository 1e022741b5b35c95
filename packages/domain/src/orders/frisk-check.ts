// The risk rules that look at an order once it is paid. Each hit adds its points; what comes of them is decided by the
// sum. No clock, no network: the caller brings the facts. Source: print-on-demand section 3 "friskCheck rules".

export interface FriskFacts {
  billingCountry: string;
  shippingCountry: string;
  isNewCustomer: boolean;
  /** Payment attempts for this order in the last hour. */
  attemptsInHour: number;
  /** Different cards that this device has tried. */
  cardsOfDevice: number;
  totalMinor: number;
  /** Median of the shop's paid orders in the same currency; null while it has too few to say. */
  shopMedianMinor: number | null;
  address: "ordinary" | "freight_forwarder" | "known_bad";
  isDisposableEmail: boolean;
  /** Orders from the same address of the internet in the last day, this one among them. */
  ordersOfIpInDay: number;
  shopAgeDays: number;
  /** The buyer is one of the shop's own people. */
  isBoughtByShop: boolean;
  /** The project has been marked as fraud. */
  isFraudProject: boolean;
}

export interface FriskRule {
  code: string;
  points: number;
  /** What the reviewer of the order reads. */
  reason: string;
  isHit: (facts: FriskFacts) => boolean;
}

export const friskRules: readonly FriskRule[] = [
  rule(
    "countries_differ",
    25,
    "A new customer pays in one country and has it sent to another.",
    (f) => f.isNewCustomer && f.billingCountry !== f.shippingCountry,
  ),
  rule("many_attempts", 30, "More than 3 payments were tried within an hour.", (f) => f.attemptsInHour > 3),
  rule("many_cards", 40, "More than 5 cards were tried on one device.", (f) => f.cardsOfDevice > 5),
  rule(
    "high_value",
    25,
    "It costs more than 4 times what the shop's orders usually do.",
    (f) => f.shopMedianMinor !== null && f.totalMinor > 4 * f.shopMedianMinor,
  ),
  rule("freight_forwarder", 20, "It goes to a freight forwarder.", (f) => f.address === "freight_forwarder"),
  rule("known_bad_address", 45, "The address is known from fraud.", (f) => f.address === "known_bad"),
  rule("disposable_email", 20, "The email address is disposable.", (f) => f.isDisposableEmail),
  rule("velocity", 25, "More than 5 orders came from one internet address within a day.", (f) => f.ordersOfIpInDay > 5),
  rule(
    "young_shop_buys_itself",
    40,
    "A shop younger than 14 days buys from itself.",
    (f) => f.isBoughtByShop && f.shopAgeDays < 14,
  ),
  rule("fraud_project", 80, "The project is marked as fraud.", (f) => f.isFraudProject),
];

function rule(code: string, points: number, reason: string, isHit: FriskRule["isHit"]): FriskRule {
  return { code, points, reason, isHit };
}

/** From this score on a person looks, within `reviewHours`. */
export const reviewScore = 40;
/** From this score on the order is refunded and deleted. */
export const blockScore = 80;
export const reviewHours = 4;

export type FriskDecision = "pass" | "review" | "block";

export interface FriskResult {
  /** 0 to 100. */
  score: number;
  decision: FriskDecision;
  /** The rules that were hit, in the order of the table. */
  hits: { code: string; points: number; reason: string }[];
}

/** Looks at an order: score, decision and every rule that was hit. */
export function friskCheck(facts: FriskFacts): FriskResult {
  const hits = friskRules
    .filter(({ isHit }) => isHit(facts))
    .map(({ code, points, reason }) => ({ code, points, reason }));
  const score = Math.min(
    100,
    hits.reduce((sum, { points }) => sum + points, 0),
  );
  return { score, decision: decisionOf(score), hits };
}

/** pass below 40, review from 40 to 79, block from 80. */
export const decisionOf = (score: number): FriskDecision =>
  score >= blockScore ? "block" : score >= reviewScore ? "review" : "pass";

/** Orders that no rule looks at: those that staff made, and free reprints. */
export const isFriskNeeded = (order: { isMadeByStaff: boolean; isReprint: boolean; totalMinor: number }): boolean =>
  !order.isMadeByStaff && !(order.isReprint && order.totalMinor === 0);
