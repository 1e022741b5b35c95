import type { CallBody } from "@selvedge/contracts/call";
import type { verificationCalls } from "@selvedge/contracts/shop/verification.calls";
import { withDivision } from "@selvedge/db/with-division";
import { marksOf, tagsOf, verificationServices } from "@selvedge/domain/shops/site-verification";
import type { Platform } from "../../../platform.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { storeSite } from "./write-queries.ts";

type Wanted = CallBody<typeof verificationCalls.changeVerification>;

/** Keeps what each service gave; of a tag nothing else is stored. Returns the tags as they stand in the head. */
export function changeVerification({ pools, now }: Platform, by: Merchant, wanted: Wanted) {
  const marks = marksOf(wanted);
  return withDivision(pools.web, by.divisionId, async (db) => {
    await storeSite(db, by.divisionId, { verification: JSON.stringify(marks), updated_at: now() });
    await writeAudit(db, {
      ...byMerchant(by),
      action: "shop.verification_changed",
      subject: `shop ${by.divisionId}`,
      detail: { services: verificationServices.filter((service) => marks[service]) },
    });
    return tagsOf(marks);
  });
}
