import { discountCalls } from "@selvedge/contracts/discounts/discounts.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Caller } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { type DiscountRow, findDiscount, listDiscounts } from "./own-queries.ts";
import { presentDiscount } from "./present-discount.ts";
import { createDiscount, required, saveDiscount } from "./save-discount.ts";

const money: MerchantPermission = "money.read";

export function discountRoutes(app: FastifyInstance, platform: Platform) {
  const shown = (caller: Caller) => (row: DiscountRow) =>
    presentDiscount(row, platform.now(), caller.permissions.includes(money));

  serve(app, platform, discountCalls.listDiscounts, async ({ caller, query }) => {
    const { divisionId } = caller;
    const { page, perPage } = query;
    const [{ rows, counts, total }, shop] = await readDivision(platform.pools.web, divisionId, (db) =>
      Promise.all([
        listDiscounts(db, divisionId, { ...query, now: platform.now() }),
        db.selectFrom("divisions").where("id", "=", divisionId).select("time_zone").executeTakeFirstOrThrow(),
      ]),
    );
    return { data: rows.map(shown(caller)), counts, timeZone: shop.time_zone, meta: { page, perPage, total } };
  });

  serve(app, platform, discountCalls.getDiscount, async ({ caller, params }) => {
    const row = await readDivision(platform.pools.web, caller.divisionId, (db) =>
      findDiscount(db, caller.divisionId, params.id),
    );
    return { data: shown(caller)(required(row)) };
  });

  serve(app, platform, discountCalls.createDiscount, async ({ caller, body, request }) => ({
    data: shown(caller)(await createDiscount(platform, merchantOf(caller, request), body)),
  }));

  serve(app, platform, discountCalls.saveDiscount, async ({ caller, params, body, request }) => ({
    data: shown(caller)(await saveDiscount(platform, merchantOf(caller, request), params.id, body)),
  }));
}
