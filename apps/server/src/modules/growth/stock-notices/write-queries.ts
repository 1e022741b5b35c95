import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";

interface NewNotice {
  variantId: number;
  email: string;
  emailNormalised: string;
}

/** Remembers a notice; one that is there already stays. */
export const insertNotice = (db: Bound, divisionId: DivisionId, { variantId, email, emailNormalised }: NewNotice) =>
  db
    .insertInto("stock_notices")
    .values({ division_id: divisionId, variant_id: variantId, email, email_normalised: emailNormalised })
    .onConflict((same) => same.columns(["division_id", "variant_id", "email_normalised"]).doNothing())
    .execute();

/** Forgets a notice whose mail is sent. */
export const deleteNotice = (db: Bound, divisionId: DivisionId, id: number) =>
  db.deleteFrom("stock_notices").where("division_id", "=", divisionId).where("id", "=", id).execute();

/** Forgets all that an address asked for at a shop. */
export const deleteNoticesOf = (db: Bound, divisionId: DivisionId, email: string) =>
  db
    .deleteFrom("stock_notices")
    .where("division_id", "=", divisionId)
    .where("email_normalised", "=", normaliseEmail(email))
    .execute();
