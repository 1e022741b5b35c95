// The facts of a shop that guards read. The database announces every change, so they are read once and cached.

import { readDivision } from "@selvedge/db/read-division";
import { isStillComing, readComingSoon } from "@selvedge/domain/access/coming-soon";
import { homepageTest } from "@selvedge/domain/access/place-guards";
import type { StoreFacts } from "@selvedge/domain/access/visit-facts";
import type { DivisionId } from "@selvedge/domain/ids";
import { readPaymentProcessor } from "@selvedge/domain/shops/payment-processor";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { perDivision } from "./per-division.ts";

export interface ShopFacts {
  companyId: number | null;
  store: StoreFacts;
  /** Signs the passes of visitors who have entered it; null for a shop without a password. */
  passwordHash: string | null;
  /** A split test chooses between two home pages. */
  hasHomepageTest: boolean;
}

interface Row {
  company_id: number;
  is_pro: boolean;
  is_under_review: boolean;
  password_hash: string | null;
  coming_soon_enabled: boolean | null;
  coming_soon_page: unknown;
  payment_processor: unknown;
  has_homepage_test: boolean;
}

const storedFacts = perDivision(async ({ pools }: Platform, divisionId: DivisionId): Promise<Row | undefined> => {
  return readDivision(pools.web, divisionId, async (db) => {
    const { rows } = await sql<Row>`
      select m.id as company_id, m.is_pro, d.under_review_since is not null as is_under_review, s.password_hash,
        s.coming_soon_enabled, s.coming_soon_page, s.payment_processor,
        exists (select from split_tests t where t.division_id = d.id and t.code = ${homepageTest.name} and t.active) as has_homepage_test
      from divisions d join manufacturers m on m.id = d.manufacturer_id
      left join shop_sites s on s.division_id = d.id where d.id = ${divisionId}`.execute(db);
    return rows[0];
  });
});

/**
 * The facts of one shop, now: one that opens at an instant is open from that instant on, with nothing announced. An unknown
 * shop has default facts, with which guards allow only what is open to everyone.
 */
export async function shopFacts(platform: Platform, divisionId: DivisionId): Promise<ShopFacts> {
  const row = await storedFacts(platform, divisionId);
  const soon = readComingSoon(row?.coming_soon_page);
  return {
    companyId: row?.company_id ?? null,
    store: {
      isPro: row?.is_pro ?? false,
      isComingSoon: row?.coming_soon_enabled === true && isStillComing(soon, platform.now().getTime()),
      isPasswordProtected: typeof row?.password_hash === "string",
      isUnderReview: row?.is_under_review ?? false,
      paymentProcessor: readPaymentProcessor(row?.payment_processor, []).type,
    },
    passwordHash: row?.password_hash ?? null,
    hasHomepageTest: row?.has_homepage_test ?? false,
  };
}
