import type { Facts } from "@selvedge/pages/conditions/condition";
import type { Audience } from "../../pages/pages-query.ts";

/** Whom the page is looked at as; what is null is the merchant's own, now. */
export interface Visitor {
  readonly login: Facts["login"];
  /** ISO 8601; null for now. */
  readonly at: string | null;
  /** ISO 3166; null for a visitor whose country is not known. */
  readonly country: string | null;
  /** null for the shop's own. */
  readonly currency: string | null;
  /** Aliases of variations, by the code of their test; the control where none is named. */
  readonly variations: Readonly<Record<string, string>>;
}

/** Anybody who comes now: not signed in, of no known country, with the shop's own prices and the controls of its tests. */
export const anyone: Visitor = { login: "logged-out", at: null, country: null, currency: null, variations: {} };

export const isAnyone = (visitor: Visitor): boolean =>
  visitor.login === "logged-out" &&
  visitor.at === null &&
  visitor.country === null &&
  visitor.currency === null &&
  Object.keys(visitor.variations).length === 0;

/** What conditions are judged by, as the server judges them for such a visitor. */
export function factsOf(visitor: Visitor, audience: Audience, nowMs: number): Facts {
  const controls = audience.tests.flatMap(({ code, variations: [control] }) =>
    control ? [[code, control.alias]] : [],
  );
  return {
    nowMs: visitor.at === null ? nowMs : Date.parse(visitor.at),
    timeZone: audience.timeZone,
    login: visitor.login,
    currency: visitor.currency ?? audience.currency,
    country: visitor.country ?? "",
    variations: { ...Object.fromEntries(controls), ...visitor.variations },
  };
}

/** The address of a preview for such a visitor. */
export function previewFor(address: string, visitor: Visitor, audience: Audience | undefined): string {
  const url = new URL(address);
  url.searchParams.set("as-login", visitor.login);
  if (visitor.at !== null) url.searchParams.set("as-at", visitor.at);
  url.searchParams.set("as-country", visitor.country ?? "");
  if (visitor.currency !== null) url.searchParams.set("as-currency", visitor.currency);
  for (const { code, variations } of audience?.tests ?? []) {
    const alias = visitor.variations[code] ?? variations[0]?.alias;
    if (alias) url.searchParams.set(code, alias);
  }
  return url.href;
}
