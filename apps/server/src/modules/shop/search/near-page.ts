import type { DivisionId } from "@selvedge/domain/ids";
import { nearAddress } from "@selvedge/domain/search/near-address";
import type { Platform } from "../../../platform.ts";
import { searchedShop } from "./searched-shop.ts";

/** The page of a shop whose address is nearest to one that leads nowhere; null where none is near. */
export async function nearPage(
  platform: Platform,
  divisionId: DivisionId,
  path: string,
): Promise<{ title: string; url: string } | null> {
  const { things } = await searchedShop(platform, divisionId);
  const nowMs = platform.now().getTime();
  const shown = things.filter((thing) => thing.kind === "product" || (thing.publishedAtMs ?? 0) <= nowMs);
  const near = nearAddress(shown, path);
  return near && { title: near.title, url: near.url };
}
