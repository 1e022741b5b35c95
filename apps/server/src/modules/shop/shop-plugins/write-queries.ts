import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

/** The sealed token of the shop's pixel; null for none. */
export const storeToken = (db: Bound, divisionId: DivisionId, sealed: string | null) =>
  db
    .updateTable("division_plugins")
    .where("division_id", "=", divisionId)
    .where("name", "=", "facebook-pixel")
    .set({ sealed_token: sealed })
    .execute();
