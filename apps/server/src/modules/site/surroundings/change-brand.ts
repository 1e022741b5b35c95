import { readDivision } from "@selvedge/db/read-division";
import { withDivision } from "@selvedge/db/with-division";
import { isOwnFile, storedFileName, withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import { isRecord } from "@selvedge/domain/shops/read-shape";
import { readShopSettings } from "@selvedge/domain/shops/shop-settings";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { settingsIn, siteIn } from "./queries.ts";
import { lockSettings, storeSettings, storeSite } from "./write-queries.ts";

interface Brand {
  logo: { src: string; width: number; height: number; isAlone: boolean };
  /** Addresses of the shop's own pictures; empty for the ones that are made for it. */
  icon: string;
  socialPicture: string;
}

interface ShownBrand extends Brand {
  /** The mark that the shop came with, as SVG text; empty for none. */
  drawnLogo: string;
}

/** A shop's logo, the picture that its icons are made of, and the one that its pages are shared with. */
export async function readBrand({ pools, origins }: Platform, divisionId: DivisionId): Promise<ShownBrand> {
  const [stored, site] = await readDivision(pools.web, divisionId, (db) =>
    Promise.all([settingsIn(db, divisionId), siteIn(db, divisionId)]),
  );
  const { favicon, logo } = readShopSettings(stored);
  const image = logo.image ?? { src: "", width: 0, height: 0 };
  return {
    logo: { ...image, src: withFileAddresses(image.src, origins.files), isAlone: logo.isAlone },
    drawnLogo: logo.svg,
    icon: withFileAddresses(favicon, origins.files),
    socialPicture: withFileAddresses(site?.og_image_path ?? "", origins.files),
  };
}

/** Changes all of them. Throws validation for a picture that is not the shop's own. */
export async function changeBrand(platform: Platform, by: Merchant, wanted: Brand): Promise<ShownBrand> {
  const { divisionId } = by;
  const nameOf = (field: keyof Brand, src: string): string => {
    const name = storedFileName(src, platform.origins.files);
    if (name !== "" && !isOwnFile(name, divisionId))
      throw new Refusal("validation", { errors: { [field]: ["Choose one of your shop’s own pictures."] } });
    return name;
  };
  const { isAlone, ...image } = wanted.logo;
  const icon = nameOf("icon", wanted.icon);
  const socialPicture = nameOf("socialPicture", wanted.socialPicture);
  const logo = nameOf("logo", image.src);
  await withDivision(platform.pools.web, divisionId, async (db) => {
    const at = platform.now();
    const settings = await lockSettings(db, divisionId);
    const known = isRecord(settings.logo) ? settings.logo : {};
    const shown = { ...known, image: logo ? { ...image, src: logo } : null, isAlone };
    await storeSettings(db, divisionId, { ...settings, favicon: icon, logo: shown }, at);
    await storeSite(db, divisionId, { og_image_path: socialPicture, updated_at: at });
    const detail = { logo, icon, socialPicture };
    await writeAudit(db, { ...byMerchant(by), action: "brand.changed", subject: `shop ${divisionId}`, detail });
  });
  return readBrand(platform, divisionId);
}
