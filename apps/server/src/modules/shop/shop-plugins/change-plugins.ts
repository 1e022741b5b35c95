import type { CallBody } from "@selvedge/contracts/call";
import type { pluginCalls } from "@selvedge/contracts/shop/plugins.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { storePlugin } from "../../site/surroundings/index.ts";
import { readShopPlugins } from "./read-plugins.ts";

type Wanted = CallBody<typeof pluginCalls.changePlugins>;

/** Stores the settings of the plugins that are named, and gives all of them as they are then. The database announces it. */
export function changePlugins({ pools, now }: Platform, by: Merchant, wanted: Wanted) {
  const { divisionId } = by;
  return withDivision(pools.web, divisionId, async (db) => {
    const at = now();
    for (const [name, settings] of Object.entries(wanted)) await storePlugin(db, divisionId, { name, settings, at });
    await writeAudit(db, {
      ...byMerchant(by),
      action: "shop.plugins_changed",
      subject: `shop ${divisionId}`,
      detail: { plugins: Object.keys(wanted) },
    });
    return readShopPlugins(db, divisionId, at);
  });
}
