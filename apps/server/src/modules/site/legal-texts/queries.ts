import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { LegalTextName } from "@selvedge/domain/legal/legal-texts";

/** The texts that a shop's people wrote themselves. */
export const ownTexts = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("legal_texts")
    .where("division_id", "=", divisionId)
    .select(["name", "body_html", "version", "updated_at"])
    .execute();

export type OwnText = Awaited<ReturnType<typeof ownTexts>>[number];

/** One of them, locked until the end of the transaction. */
export const lockText = (db: Bound, divisionId: DivisionId, name: LegalTextName) =>
  db
    .selectFrom("legal_texts")
    .where("division_id", "=", divisionId)
    .where("name", "=", name)
    .select(["name", "body_html", "version", "updated_at"])
    .forUpdate()
    .executeTakeFirst();

/** What a shop is called and has set, for its standard texts. */
export const storedShop = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("divisions as d")
    .leftJoin("shop_settings as s", "s.division_id", "d.id")
    .leftJoin("division_company_infos as c", "c.division_id", "d.id")
    .where("d.id", "=", divisionId)
    .select(["d.name", "d.support_email", "s.settings", "c.legal_name", "c.company_number", "c.vat_number", "c.email"])
    .select(["c.phone", "c.street", "c.city", "c.zip", "c.country"])
    .executeTakeFirst();

export type StoredShop = NonNullable<Awaited<ReturnType<typeof storedShop>>>;
