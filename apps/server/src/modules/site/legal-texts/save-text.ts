import { withDivision } from "@selvedge/db/with-division";
import { type LegalTextName, legalTextNames } from "@selvedge/domain/legal/legal-texts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { lockText } from "./queries.ts";
import { readLegalText } from "./read-texts.ts";

interface Written {
  /** null takes the shop's own text back. */
  html: string | null;
  /** The version that was opened; 0 for the platform's text. */
  version: number;
}

/** Writes a legal text, already cleaned. Throws notFound for another name, and stale with the current text. */
export async function saveText(
  { pools, now, origins }: Platform,
  by: Merchant,
  name: string,
  { html, version }: Written,
) {
  if (!isName(name)) throw new Refusal("notFound");
  return withDivision(pools.web, by.divisionId, async (db) => {
    const row = await lockText(db, by.divisionId, name);
    const current = () => readLegalText(db, by.divisionId, origins.main, name);
    if ((row?.version ?? 0) !== version) throw new Refusal("stale", { data: await current() });
    const own = { division_id: by.divisionId, name };
    if (html === null)
      await db.deleteFrom("legal_texts").where("division_id", "=", by.divisionId).where("name", "=", name).execute();
    else
      await db
        .insertInto("legal_texts")
        .values({ ...own, body_html: html, version: version + 1, updated_at: now() })
        .onConflict((known) =>
          known
            .columns(["division_id", "name"])
            .doUpdateSet({ body_html: html, version: version + 1, updated_at: now() }),
        )
        .execute();
    const action = html === null ? "legal_text.reset" : "legal_text.saved";
    await writeAudit(db, { ...byMerchant(by), action, subject: `legal text ${name}`, detail: {} });
    return current();
  });
}

const isName = (name: string): name is LegalTextName => (legalTextNames as readonly string[]).includes(name);
