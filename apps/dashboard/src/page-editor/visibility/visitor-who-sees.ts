import {
  type Condition,
  type Facts,
  isValidCondition,
  type WrittenCondition,
} from "@selvedge/pages/conditions/condition";
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import type { Visitor } from "./visitor.ts";

/** Moments that are tried; rules of days and hours change some times a day. */
const mostMoments = 200;

const first = (value: unknown): string | null =>
  Array.isArray(value) && typeof value[0] === "string" ? value[0] : null;

/** What makes a visitor meet a rule; rules of time are met by another moment. */
const meeting: Readonly<Record<string, (params: WrittenCondition["params"], visitor: Visitor) => Partial<Visitor>>> = {
  login: ({ is }) => ({ login: is === "logged-in" ? "logged-in" : "logged-out" }),
  currency: ({ in: codes }) => ({ currency: first(codes) }),
  country: ({ in: codes }) => ({ country: first(codes) }),
  variation: ({ test, is }, { variations }) => ({ variations: { ...variations, [String(test)]: String(is) } }),
};

/**
 * The visitor nearest to this one who meets rules that this one does not: signed in, of the country, with the currency, or at
 * the next moment that fits. null where nobody does, such as after a sale, where one rule takes what another asks for, or where
 * a rule is wrong. `facts` are this visitor's.
 */
export function visitorWhoSees(rules: readonly WrittenCondition[], visitor: Visitor, facts: Facts): Visitor | null {
  if (rules.some((rule) => !isValidCondition(SHOP_CONDITIONS, rule))) return null;
  const all = rules.map(({ name, params }) => ({ name, params, condition: SHOP_CONDITIONS.get(name)! }));
  const failing = all.filter(({ condition, params }) => !condition.passes(params, facts));
  let found = visitor;
  for (const { name, params } of failing) found = { ...found, ...meeting[name]?.(params, found) };
  if (!all.every(({ condition, params }) => condition.changesAtMs || condition.passes(params, factsAs(found, facts))))
    return null;
  const timed = all.filter(({ condition }) => condition.changesAtMs);
  if (failing.every(({ condition }) => !condition.changesAtMs)) return found;
  const atMs = nextMoment(timed, facts);
  return atMs === null ? null : { ...found, at: new Date(atMs).toISOString() };
}

/** The facts of another visitor at the same moment. */
const factsAs = ({ login, currency, country, variations }: Visitor, facts: Facts): Facts => ({
  ...facts,
  login,
  currency: currency ?? facts.currency,
  country: country ?? facts.country,
  variations: { ...facts.variations, ...variations },
});

/** The first moment, now or later, at which all of them hold. */
function nextMoment(
  timed: readonly { condition: Condition; params: WrittenCondition["params"] }[],
  facts: Facts,
): number | null {
  let nowMs: number | null = facts.nowMs;
  for (let tries = 0; tries < mostMoments && nowMs !== null; tries++) {
    const then: Facts = { ...facts, nowMs };
    if (timed.every(({ condition, params }) => condition.passes(params, then))) return nowMs;
    const next = timed.flatMap(({ condition, params }) => condition.changesAtMs?.(params, then) ?? []);
    nowMs = next.length > 0 ? Math.min(...next) : null;
  }
  return null;
}
