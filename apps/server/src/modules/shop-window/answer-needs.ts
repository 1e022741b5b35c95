import type { Bound } from "@selvedge/db/bound";
import type { JsonObject } from "@selvedge/pages/json";
import type { Need, NeedData } from "@selvedge/pages/needs";
import type { Origins } from "../../origins.ts";
import type { Division } from "../../plugins/tenancy.ts";
import { listCollections } from "../catalogue/index.ts";
import { type CardSort, shopCards } from "./cards.ts";

/** Whose shop, where its files are, and a way to read both. */
interface Ground {
  db: Bound;
  origins: Origins;
  division: Division;
}
type Source = (ground: Ground, params: JsonObject) => Promise<unknown>;

const sorts: Record<string, CardSort> = {
  bestsellerOrder: "bestsellers",
  "new-in": "new-in",
  "price-low": "price-low",
  "price-high": "price-high",
  name: "name",
};

/** Where each kind of need is answered from. */
const sources: Record<string, Source> = {
  products: ({ db, origins, division }, { sortBy, limit, collection }) =>
    shopCards(db, origins, division, {
      sort: sorts[String(sortBy)] ?? "bestsellers",
      limit: typeof limit === "number" ? Math.min(48, Math.max(1, limit)) : 4,
      collection: typeof collection === "string" && collection ? collection : undefined,
    }),
  collections: ({ db, division }) => listCollections(db, division.id),
};

/** Everything that a page's blocks want, fetched together. A source nobody knows answers nothing: its block shows empty. */
export async function answerNeeds(ground: Ground, needs: readonly Need[]): Promise<NeedData> {
  const answers = await Promise.all(
    needs.map(async ({ key, source, params }) => [key, await sources[source]?.(ground, params)] as const),
  );
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}
