// The link under a customer's mails that lists their orders here. It opens no address and no account.
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Config } from "../../../config.ts";
import type { Platform } from "../../../platform.ts";
import { idOfLink, linkOfId } from "../../../plugins/id-links.ts";

/** The secret part of the address of a customer's list of orders: 128 bits that open nothing else. */
export const historyLink = ({ secret }: Pick<Config, "secret">, divisionId: DivisionId, customerId: number): string =>
  linkOfId(secret, { purpose: "order history", divisionId, id: customerId });

/** The customer behind such a link, or null; nobody whose account here is deleted. */
export async function customerOfHistory(
  { config, pools }: Platform,
  divisionId: DivisionId,
  link: string,
): Promise<number | null> {
  const id = idOfLink(config.secret, { purpose: "order history", divisionId, link });
  if (id === null) return null;
  const found = await withDivision(pools.web, divisionId, (db) =>
    db
      .selectFrom("customers")
      .where("division_id", "=", divisionId)
      .where("id", "=", id)
      .where("erased_at", "is", null)
      .select("id")
      .executeTakeFirst(),
  );
  return found?.id ?? null;
}
