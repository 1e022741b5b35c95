import type { PluginsData } from "@selvedge/contracts/shop/plugins.calls";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { readOfferTexts, readPlugins } from "@selvedge/domain/shops/plugins";
import { facebookSales } from "../../site/facebook-sales/index.ts";
import { storedPlugins } from "../shop-window/index.ts";
import { joinedSince } from "./queries.ts";

const joinedWithinMs = 30 * 86_400_000;

/** A shop's plugins, complete; what was never set has its defaults. */
export async function readShopPlugins(db: Bound, divisionId: DivisionId, now: Date): Promise<PluginsData> {
  const [stored, joined, sales] = await Promise.all([
    storedPlugins(db, divisionId),
    joinedSince(db, divisionId, new Date(now.getTime() - joinedWithinMs)),
    facebookSales(db, divisionId),
  ]);
  const { marketing, ...plugins } = readPlugins(stored);
  const conversion_id = marketing.conversion_id || marketing.aw_conversion_id.replace(/^AW-/, "");
  const offer = { ...plugins["email-subscriber-offer"], ...readOfferTexts(stored) };
  const last = sales.last && { ...sales.last, triedAt: sales.last.triedAt.toISOString() };
  return {
    ...plugins,
    "email-subscriber-offer": offer,
    marketing: { ...marketing, conversion_id },
    "facebook-pixel": { ...plugins["facebook-pixel"], ...sales, last },
    joined,
  };
}
