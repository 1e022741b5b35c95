import { FEED_OF_SOURCE } from "@selvedge/blocks/feed/item-factories";
import { MOST_CHOSEN } from "@selvedge/blocks/product-list/product-list.block";
import type { Bound } from "@selvedge/db/bound";
import { sortOfPage, usualSort } from "@selvedge/domain/products/product-sorts";
import type { JsonObject } from "@selvedge/pages/json";
import type { Need, NeedData } from "@selvedge/pages/needs";
import type { Origins } from "../../../origins.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { listCollections } from "../catalogue/index.ts";
import type { ShopPhoto } from "../photos/index.ts";
import { blankEntries } from "./blank-entries.ts";
import { shopCards } from "./cards.ts";
import { feedEntries } from "./feed-sources.ts";

/** The shop, its files' origin, and a database connection. */
interface Ground {
  db: Bound;
  origins: Origins;
  division: Division;
  now: Date;
  photos: () => readonly ShopPhoto[] | null;
  /** The address of the page that needs it. */
  path: string;
}
type Source = (ground: Ground, params: JsonObject) => Promise<unknown>;

/** The source of each kind of need. */
const sources: Record<string, Source> = {
  products: async ({ db, origins, division }, { sortBy, limit, collection, chosen }) => {
    if (Array.isArray(chosen)) return chosenCards({ db, origins, division }, chosen.map(String));
    return shopCards(db, origins, division, {
      sort: sortOfPage(sortBy),
      limit: typeof limit === "number" ? Math.min(48, Math.max(1, limit)) : 4,
      collection: typeof collection === "string" && collection ? collection : undefined,
    });
  },
  collections: ({ db, division }) => listCollections(db, division.id),
  feed: feedEntries,
  ...Object.fromEntries([...FEED_OF_SOURCE.keys()].map((name) => [name, feedEntries])),
  blanks: blankEntries,
  page: async ({ path }) => ({ path }),
  shop: async ({ db, origins, division }) => ({ origin: await originOf(db, origins, division) }),
};

/** Products that a page names one by one, in its order; those that are not on sale are left out. */
async function chosenCards({ db, origins, division }: Pick<Ground, "db" | "origins" | "division">, names: string[]) {
  const chosen = names.slice(0, MOST_CHOSEN);
  return chosen.length === 0 ? [] : shopCards(db, origins, division, { sort: usualSort, limit: chosen.length, chosen });
}

/** A shop's own address, without a slash at the end. */
async function originOf(db: Bound, origins: Origins, { id }: Division): Promise<string> {
  const site = await db.selectFrom("subdomains").where("division_id", "=", id).select("label").executeTakeFirst();
  return site?.label ? origins.shop(site.label) : origins.main;
}

/** The needs of a page's blocks, read together. An unknown source has no answer, and its block renders empty. */
export async function answerNeeds(ground: Ground, needs: readonly Need[]): Promise<NeedData> {
  const answers = await Promise.all(
    needs.map(async ({ key, source, params }) => [key, await sources[source]?.(ground, params)] as const),
  );
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}
