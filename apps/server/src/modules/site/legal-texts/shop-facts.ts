import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { ShopFacts } from "@selvedge/domain/legal/shop-facts";
import { writtenAddress } from "@selvedge/domain/shipping/postal-address";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import { type StoredShop, storedShop } from "./queries.ts";

/** What a shop's standard texts say of it. `origin` is the shop's own address, without a slash at the end. */
export async function readFacts(db: Bound, divisionId: DivisionId, origin: string): Promise<ShopFacts> {
  const shop = await storedShop(db, divisionId);
  const { company } = readShopSettings(shop?.settings);
  const name = shop?.name ?? "";
  return {
    shopName: name,
    companyName: shop?.legal_name || company.name || name,
    addressLines: shop?.street ? addressOf(shop) : company.lines,
    email: shop?.email || company.email || (shop?.support_email ?? ""),
    phone: shop?.phone || company.phone,
    companyNumber: shop?.company_number ?? "",
    vatNumber: shop?.vat_number ?? "",
    origin,
  };
}

const addressOf = ({ street, city, zip, country }: StoredShop): string[] =>
  writtenAddress({
    ...{ firstName: "", lastName: "", company: "", state: "" },
    ...{ street: street ?? "", city: city ?? "", zip: zip ?? "", country: country ?? "GB" },
  }).lines;
