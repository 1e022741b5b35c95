import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import type { CustomerVisit } from "./find-customer.ts";
import { customersOf } from "./queries.ts";
import { ensureCustomer } from "./write-queries.ts";

interface Details {
  firstName: string;
  lastName: string;
  phone: string;
}

/** Changes how this shop addresses a customer. Other shops keep what they know. */
export const changeDetails = (
  { pools }: Pick<Platform, "pools">,
  { account, divisionId }: CustomerVisit,
  { firstName, lastName, phone }: Details,
): Promise<void> =>
  withDivision(pools.web, divisionId, async (db) => {
    await ensureCustomer(db, divisionId, account);
    const ids = (await customersOf(db, divisionId, account)).map(({ id }) => id);
    await db
      .updateTable("customers")
      .where("division_id", "=", divisionId)
      .where("id", "in", [...ids, 0])
      .set({ first_name: firstName, last_name: lastName, phone })
      .execute();
  });
