import type { JsonObject } from "@selvedge/pages/json";
import type { Fields } from "@selvedge/pages/props/field";
import { useQueries, useQuery } from "@tanstack/react-query";
import { type LinkTarget, linkTargetQuery, linkTargetsQuery } from "../../../links/link-targets-query.ts";
import { useShop } from "../../../session/shop.ts";

export const productAddress = (name: string): string => `/product/${name}/`;

/** The field by which entries of a list name a product, where they begin with one; null where they are something else. */
export function productFieldOf(fields: Fields): string | null {
  const [first] = Object.entries(fields);
  return first?.[1].kind === "reference" && first[1].to === "product" ? first[0] : null;
}

/** The products that entries of a list name, by their names in addresses: null for one that the shop has no more. */
export function useReferred(
  field: string | null,
  entries: readonly JsonObject[],
): ReadonlyMap<string, LinkTarget | null> {
  const { id: division } = useShop();
  const names = field === null ? [] : entries.map((entry) => String(entry[field] ?? "")).filter(Boolean);
  // Those that the picker begins with come in one call; of a large shop the others are asked for one by one.
  const { data: first } = useQuery({ ...linkTargetsQuery(division, "", "product"), enabled: names.length > 0 });
  const known = new Map(first?.map((target) => [target.url, target]));
  const others = first ? names.filter((name) => !known.has(productAddress(name))) : [];
  const found = useQueries({ queries: others.map((name) => linkTargetQuery(division, productAddress(name))) });
  const targets = names.map(
    (name) => [name, known.get(productAddress(name)) ?? found[others.indexOf(name)]?.data] as const,
  );
  return new Map(targets.flatMap(([name, target]) => (target === undefined ? [] : [[name, target] as const])));
}

/** What an entry of such a list is called, in the little room of its row. */
export const rowWords = (name: string, target: LinkTarget | null | undefined): string =>
  target === null ? `Gone: ${name}` : referredWords(name, target);

/** What a setting that names something says of it. */
export function referredWords(name: string, target: LinkTarget | null | undefined): string {
  if (name === "") return "None chosen";
  return target === null ? `“${name}” is not in your shop any more` : (target?.title ?? name);
}

/** "/product/whale-tee/" as "whale-tee". */
export function lastPart(url: string): string {
  return url.split("/").filter(Boolean).at(-1) ?? "";
}
