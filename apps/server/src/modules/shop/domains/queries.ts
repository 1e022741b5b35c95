import type { Bound } from "@selvedge/db/bound";
import type { Pools } from "@selvedge/db/pools";
import type { DivisionId } from "@selvedge/domain/ids";
import type { DomainRecord } from "@selvedge/domain/shops/own-domains/domain-records";
import { escapeHtml } from "@selvedge/domain/text";
import { sql } from "kysely";

const columns = [
  ...(["id", "host", "token", "state", "reason", "records", "looked_at", "next_look_at"] as const),
  ...(["failures", "proven_at", "certificate_expires_at", "created_at"] as const),
] as const;

/** The shop's own domains, the first one first. */
export const domainsOf = (db: Bound, divisionId: DivisionId) =>
  db.selectFrom("shop_domains").where("division_id", "=", divisionId).orderBy("id").select(columns).execute();

export type DomainRow = Awaited<ReturnType<typeof domainsOf>>[number];

export const recordsOf = ({ records }: Pick<DomainRow, "records">): DomainRecord[] =>
  records as unknown as DomainRecord[];

/** One of them, which nobody else changes meanwhile. */
export const lockDomain = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("shop_domains")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();

export const findDomain = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("shop_domains")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(columns)
    .executeTakeFirst();

/** The label of the shop's address at the platform, and the domain that is its main address. */
export async function addressesIn(db: Bound, divisionId: DivisionId): Promise<{ label: string; main: string | null }> {
  const { rows } = await sql<{ label: string; main: string | null }>`
    select coalesce((select label from subdomains where division_id = ${divisionId}), '') as label,
      (select host from custom_domains where division_id = ${divisionId} and active) as main`.execute(db);
  return rows[0]!;
}

/** Domains of all shops that are due for a look. */
export async function dueDomains({ backOffice }: Pools, at: Date): Promise<{ divisionId: DivisionId; id: number }[]> {
  const { rows } = await backOffice.query(
    "select division_id, id::int as id from shop_domains where next_look_at <= $1 order by next_look_at limit 200",
    [at],
  );
  return rows.map(({ division_id, id }) => ({ divisionId: division_id, id }));
}

/** Whom a shop's mails about itself go to. */
export const ownersOf = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .where("m.division_id", "=", divisionId)
    .where("m.role", "=", "owner")
    .where("a.disabled_at", "is", null)
    .select(["a.id", "a.email"])
    .orderBy("m.id")
    .execute();

export interface NamedPage {
  id: number;
  name: string;
}

/** A shop's pages in which visitors find its name before, and not as a part of the present one. */
export async function pagesSaying(
  db: Bound,
  divisionId: DivisionId,
  { from, to }: { from: string; to: string },
): Promise<NamedPage[]> {
  // In the JSON of a page a name stands as it is typed in fields, and as HTML in rich texts.
  const written = (name: string) => [name, escapeHtml(name)].map((text) => JSON.stringify(text).slice(1, -1));
  const [[plain, rich], [newPlain, newRich]] = [written(from), written(to)];
  const { rows } = await sql<NamedPage>`
    select id, name from (
      select id, name, replace(replace(coalesce(published, draft)::text, ${newPlain}, ''), ${newRich}, '') as said
      from pages where division_id = ${divisionId} and deleted_at is null and template is null) p
    where position(${plain} in said) > 0 or position(${rich} in said) > 0 order by name, id`.execute(db);
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}
