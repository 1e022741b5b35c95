import { referralCalls } from "@selvedge/contracts/referrals/referrals.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { listReferrals } from "./queries.ts";

const money: MerchantPermission = "money.read";

export function referralRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, referralCalls.referrals, async ({ caller: { divisionId, permissions } }) => {
    const [rows, shop] = await readDivision(platform.pools.web, divisionId, (db) =>
      Promise.all([
        listReferrals(db, divisionId),
        db.selectFrom("divisions").where("id", "=", divisionId).select("currency").executeTakeFirstOrThrow(),
      ]),
    );
    const seesMoney = permissions.includes(money);
    const referrals = rows.map((row) => ({
      ...row,
      lastVisitAt: row.lastVisitAt.toISOString(),
      paidIncTaxMinor: seesMoney ? row.paidIncTaxMinor : null,
    }));
    return { data: { currency: shop.currency, referrals } };
  });
}
