import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { Collection } from "../data/reply.ts";

export type Rule = NonNullable<Collection["rule"]>;

/** What a collection takes by itself, as a sentence. `money` writes an amount in minor units. */
export function ruleWords(rule: Collection["rule"], money: (minor: number) => string): string {
  if (rule === null) return "Filled by hand";
  const { kinds, tags, colours, fromMinor, toMinor, onSale, newest } = rule;
  const what = kinds ? anyOf(kinds.map((code) => findBlank(code)?.name ?? code)) : "Everything";
  const more = [
    ...(colours ? [`in ${anyOf(colours)}`] : []),
    ...(tags ? [`tagged ${anyOf(tags)}`] : []),
    ...(onSale ? ["on sale"] : []),
    ...priceWords(fromMinor, toMinor, money),
  ];
  const all = [what, ...more].join(" ");
  return newest ? `The newest ${newest}: ${all.charAt(0).toLowerCase()}${all.slice(1)}` : all;
}

function priceWords(from: number | undefined, to: number | undefined, money: (minor: number) => string): string[] {
  if (from !== undefined && to !== undefined) return [`for ${money(from)} to ${money(to)}`];
  if (from !== undefined) return [`from ${money(from)}`];
  return to === undefined ? [] : [`up to ${money(to)}`];
}

const anyOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
