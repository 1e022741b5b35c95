import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { completions } from "@selvedge/domain/search/completions";
import { search } from "@selvedge/domain/search/search";
import { searchLimits } from "@selvedge/domain/search/search-limits";
import { meantInstead, respelled } from "@selvedge/domain/search/spelling";
import type { Platform } from "../../../platform.ts";
import type { SearchedShop } from "./read-shop.ts";
import { searchedShop } from "./searched-shop.ts";
import type { FoundThing, Thing } from "./thing.ts";

/** How many words are offered to go on with, and how much is found beside the products. */
const [completionLimit, otherLimit] = [3, 60];

export interface FoundPage {
  /** The words as the shop spells them; null where none was mistyped. */
  spelled: string | null;
  /** Where nothing was found: words that find something. */
  instead: string | null;
  completions: string[];
  /** Of all products that were found, best first. */
  productIds: ProductId[];
  /** What was found beside them, best first. */
  others: FoundThing[];
}

/** What a shop has for a text, ranked. Nothing typed finds nothing. */
export async function findInShop(platform: Platform, divisionId: DivisionId, asked: string): Promise<FoundPage> {
  const shop = await searchedShop(platform, divisionId);
  const spelled = respelled(shop.index, asked);
  const found = [...new Set([...(spelled ? thingsOf(shop, spelled) : []), ...thingsOf(shop, asked)])];
  const nowMs = platform.now().getTime();
  return {
    spelled,
    instead: found.length === 0 ? meantInstead(shop.index, asked) : null,
    completions: completionsOf(shop, asked, spelled),
    productIds: found.flatMap((thing) => (thing.kind === "product" ? thing.productId : [])),
    others: found
      .filter((thing) => thing.kind !== "product")
      .filter(({ publishedAtMs = 0 }) => publishedAtMs <= nowMs)
      .slice(0, otherLimit),
  };
}

const thingsOf = ({ things, index }: SearchedShop, text: string): Thing[] =>
  search(index, text).map(({ id }) => things[id]!);

function completionsOf({ index }: SearchedShop, asked: string, spelled: string | null): string[] {
  if (asked.length < searchLimits.suggestFrom) return [];
  if (spelled) return [spelled, ...completions(index, spelled, completionLimit - 1)];
  return completions(index, asked, completionLimit);
}
