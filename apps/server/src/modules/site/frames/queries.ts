import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { sql } from "kysely";

/** The names of a shop: the label of its address under the platform's own, and its own domain. */
export async function hostsOfShop(db: Bound, divisionId: DivisionId): Promise<{ label: string; domain: string }> {
  const { rows } = await sql<{ label: string; domain: string }>`
    select coalesce((select label from subdomains where division_id = ${divisionId}), '') as label,
      coalesce((select host from custom_domains where division_id = ${divisionId} and verified_at is not null order by active desc, host limit 1), '') as domain`.execute(
    db,
  );
  return rows[0] ?? { label: "", domain: "" };
}

/** Both forms of the page at an address: the published one, and the draft that a preview shows. */
export async function formsOfPage(db: Bound, divisionId: DivisionId, url: string): Promise<readonly WirePage[]> {
  const { rows } = await sql<{ published: WirePage | null; draft: WirePage | null }>`
    select published, draft from pages where division_id = ${divisionId} and url = ${url} and deleted_at is null`.execute(
    db,
  );
  return rows.flatMap(({ published, draft }) => [published, draft]).filter((page) => page !== null);
}
