import { readDivision } from "@selvedge/db/read-division";
import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { shopWithPage } from "./draft-queries.ts";

/**
 * Ends a request for a page that is not the shop's: where the caller may read pages of the shop that has it, with that shop. A
 * page of anybody else is not found, as is one that does not exist. Source: storefront §5, §8.
 */
export async function refuseElsewhere({ pools }: Platform, account: Account | null, pageId: number): Promise<never> {
  const readable = (account?.shops ?? []).filter(
    ({ role, extra, needsTwoFactor }) => !needsTwoFactor && merchantPermissionsOf(role, extra).includes("pages.read"),
  );
  for (const { id } of readable) {
    const division = await readDivision(pools.web, id, (db) => shopWithPage(db, id, pageId));
    if (division) throw new Refusal("pageOfOtherShop", { data: { division } });
  }
  throw new Refusal("notFound");
}
