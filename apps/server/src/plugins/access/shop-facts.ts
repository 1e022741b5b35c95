// The facts of a shop that guards read. The database announces every change, so they are read once and cached.

import { readDivision } from "@selvedge/db/read-division";
import type { StoreFacts } from "@selvedge/domain/access/visit-facts";
import type { DivisionId } from "@selvedge/domain/ids";
import { readPaymentProcessor } from "@selvedge/domain/shops/payment-processor";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { perDivision } from "./per-division.ts";
import { shopPassOf } from "./shop-pass.ts";

export interface ShopFacts {
  companyId: number | null;
  store: StoreFacts;
  /** The value of the cookie of visitors who have entered the shop's password; null for a shop without one. */
  pass: string | null;
}

interface Row {
  company_id: number;
  is_pro: boolean;
  is_under_review: boolean;
  password_hash: string | null;
  coming_soon_enabled: boolean | null;
  payment_processor: unknown;
}

/** The facts of one shop. An unknown shop has default facts, with which guards allow only what is open to everyone. */
export const shopFacts = perDivision(
  async ({ pools, config }: Platform, divisionId: DivisionId): Promise<ShopFacts> => {
    const row = await readDivision(pools.web, divisionId, async (db) => {
      const { rows } = await sql<Row>`
      select m.id as company_id, m.is_pro, d.under_review_since is not null as is_under_review, s.password_hash,
        s.coming_soon_enabled, s.payment_processor
      from divisions d join manufacturers m on m.id = d.manufacturer_id
      left join shop_sites s on s.division_id = d.id where d.id = ${divisionId}`.execute(db);
      return rows[0];
    });
    return {
      companyId: row?.company_id ?? null,
      store: {
        isPro: row?.is_pro ?? false,
        isComingSoon: row?.coming_soon_enabled ?? false,
        isPasswordProtected: typeof row?.password_hash === "string",
        isUnderReview: row?.is_under_review ?? false,
        paymentProcessor: readPaymentProcessor(row?.payment_processor, []).type,
      },
      pass: row?.password_hash ? shopPassOf(config.secret, divisionId, row.password_hash) : null,
    };
  },
);
