import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { ShopFacts } from "@selvedge/domain/legal/shop-facts";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { storedShop } from "./queries.ts";

/** What a shop's standard texts say of it. `origin` is the shop's own address, without a slash at the end. */
export async function readFacts(db: Bound, divisionId: DivisionId, origin: string): Promise<ShopFacts> {
  const shop = await storedShop(db, divisionId);
  const { company } = readShopSettings(shop?.settings);
  const name = shop?.name ?? "";
  return {
    shopName: name,
    companyName: company.name || name,
    addressLines: company.lines,
    email: company.email || (shop?.support_email ?? ""),
    phone: company.phone,
    origin,
  };
}
