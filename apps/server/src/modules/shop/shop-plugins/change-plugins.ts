import type { CallBody } from "@selvedge/contracts/call";
import type { pluginCalls } from "@selvedge/contracts/shop/plugins.calls";
import type { Bound } from "@selvedge/db/bound";
import type { Keyring } from "@selvedge/db/sealing";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { queueRefusedSales, sealToken } from "../../site/facebook-sales/index.ts";
import { storePlugin } from "../../site/surroundings/index.ts";
import { readShopPlugins } from "./read-plugins.ts";
import { storeToken } from "./write-queries.ts";

type Wanted = CallBody<typeof pluginCalls.changePlugins>;

/** Stores the settings of the plugins that are named, and gives all of them as they are then. The database announces it. */
export function changePlugins({ pools, now, config }: Platform, by: Merchant, wanted: Wanted) {
  const { divisionId } = by;
  const { "facebook-pixel": facebook, ...others } = wanted;
  return withDivision(pools.web, divisionId, async (db) => {
    const at = now();
    for (const [name, settings] of Object.entries(others)) await storePlugin(db, divisionId, { name, settings, at });
    if (facebook) {
      const { access_token, ...settings } = facebook;
      await storePlugin(db, divisionId, { name: "facebook-pixel", settings, at });
      // A token is of its pixel: without one there is nobody to tell.
      await changeToken(db, divisionId, settings.pixel === "" ? "" : access_token, config.fieldKeys);
    }
    await writeAudit(db, {
      ...byMerchant(by),
      action: "shop.plugins_changed",
      subject: `shop ${divisionId}`,
      detail: { plugins: Object.keys(wanted) },
    });
    return readShopPlugins(db, divisionId, at);
  });
}

/** Stores a token sealed, and tries again what Facebook refused with another one; empty removes it, and undefined leaves it. */
async function changeToken(db: Bound, divisionId: DivisionId, token: string | undefined, keys: Keyring): Promise<void> {
  if (token === undefined) return;
  await storeToken(db, divisionId, token === "" ? null : sealToken(keys, divisionId, token));
  if (token !== "") await queueRefusedSales(db, divisionId);
}
