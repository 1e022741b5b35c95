import type { JsonObject } from "@selvedge/pages/json";
import type { Need, NeedData } from "@selvedge/pages/needs";
import type { Platform } from "../../platform.ts";
import type { Division } from "../../plugins/tenancy.ts";
import { listCollections } from "../catalogue/index.ts";
import { type CardSort, shopCards } from "./cards.ts";

type Source = (platform: Platform, division: Division, params: JsonObject) => Promise<unknown>;

const sorts: Record<string, CardSort> = {
  bestsellerOrder: "bestsellers",
  "new-in": "new-in",
  "price-low": "price-low",
  "price-high": "price-high",
  name: "name",
};

/** Where each kind of need is answered from. */
const sources: Record<string, Source> = {
  products: (platform, division, { sortBy, limit, collection }) =>
    shopCards(platform, division, {
      sort: sorts[String(sortBy)] ?? "bestsellers",
      limit: typeof limit === "number" ? Math.min(48, Math.max(1, limit)) : 4,
      collection: typeof collection === "string" && collection ? collection : undefined,
    }),
  collections: (platform, division) => listCollections(platform, division.id),
};

/** Everything that a page's blocks want, fetched together. A source nobody knows answers nothing: its block shows empty. */
export async function answerNeeds(platform: Platform, division: Division, needs: readonly Need[]): Promise<NeedData> {
  const answers = await Promise.all(
    needs.map(async ({ key, source, params }) => [key, await sources[source]?.(platform, division, params)] as const),
  );
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}
