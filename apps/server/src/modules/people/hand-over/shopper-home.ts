import { withoutDivision } from "@selvedge/db/with-division";
import { activeDomainName, storeUrl } from "@selvedge/domain/shops/store-url";
import type { Platform } from "../../../platform.ts";
import { shopOfShopper } from "./queries.ts";
import { handOverPath } from "./start.ts";

/** The shop where an account was used last, and the address that opens the account there; null for none. */
export async function shopperHome(
  { pools, config }: Platform,
  accountId: number,
): Promise<{ shopName: string; href: string } | null> {
  const shop = await withoutDivision(pools.web, (db) => shopOfShopper(db, accountId));
  if (!shop) return null;
  const home = storeUrl(activeDomainName(shop, config.baseHost), config.publicProtocol, config.publicPort);
  return { shopName: shop.name, href: `${home.slice(0, -1)}${handOverPath}?redirect_uri=%2Faccount%2F` };
}
