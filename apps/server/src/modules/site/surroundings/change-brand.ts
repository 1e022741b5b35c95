import { readDivision } from "@selvedge/db/read-division";
import { withDivision } from "@selvedge/db/with-division";
import { isOwnFile, storedFileName, withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { settingsIn, siteIn } from "./queries.ts";
import { lockSettings, storeSettings, storeSite } from "./write-queries.ts";

interface Brand {
  /** Addresses of the shop's own pictures; empty for the ones that are made for it. */
  icon: string;
  socialPicture: string;
}

/** The picture that a shop's icons are made of, and the one that its pages are shared with. */
export async function readBrand({ pools, origins }: Platform, divisionId: DivisionId): Promise<Brand> {
  const [stored, site] = await readDivision(pools.web, divisionId, (db) =>
    Promise.all([settingsIn(db, divisionId), siteIn(db, divisionId)]),
  );
  return {
    icon: withFileAddresses(readShopSettings(stored).favicon, origins.files),
    socialPicture: withFileAddresses(site?.og_image_path ?? "", origins.files),
  };
}

/** Changes both. Throws validation for a picture that is not the shop's own. */
export async function changeBrand(platform: Platform, by: Merchant, wanted: Brand): Promise<Brand> {
  const { divisionId } = by;
  const nameOf = (field: keyof Brand): string => {
    const name = storedFileName(wanted[field], platform.origins.files);
    if (name !== "" && !isOwnFile(name, divisionId))
      throw new Refusal("validation", { errors: { [field]: ["Choose one of your shop’s own pictures."] } });
    return name;
  };
  const [icon, socialPicture] = [nameOf("icon"), nameOf("socialPicture")];
  await withDivision(platform.pools.web, divisionId, async (db) => {
    const at = platform.now();
    await storeSettings(db, divisionId, { ...(await lockSettings(db, divisionId)), favicon: icon }, at);
    await storeSite(db, divisionId, { og_image_path: socialPicture, updated_at: at });
    const detail = { icon, socialPicture };
    await writeAudit(db, { ...byMerchant(by), action: "brand.changed", subject: `shop ${divisionId}`, detail });
  });
  return readBrand(platform, divisionId);
}
