import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Actor } from "@selvedge/domain/orders/edge";

export interface AuditActor {
  kind: Actor;
  name: string;
  accountId?: number | null;
}

export interface AuditEntry {
  divisionId: DivisionId;
  by: AuditActor;
  /** "order.moved", "design.saved" */
  action: string;
  /** "order 12" */
  subject: string;
  detail?: object;
  requestId?: string;
  /** When it happened, where the caller compares the entry with its own clock; else the database's clock. */
  at?: Date;
}

/** Adds one entry to a shop's audit log, in the transaction of the change that it records. */
export const writeAudit = (db: Bound, entry: AuditEntry) => auditRow(db, entry).execute();

/** The same as a part of a statement that writes more. */
export const auditRow = (db: Bound, entry: AuditEntry) => {
  const { divisionId, by, action, subject, detail = {}, requestId = "", at } = entry;
  return db.insertInto("audit_log").values({
    division_id: divisionId,
    actor_kind: by.kind,
    actor_name: by.name,
    account_id: by.accountId ?? null,
    action,
    subject,
    detail: JSON.stringify(detail),
    request_id: requestId,
    ...(at ? { created_at: at } : {}),
  });
};

export interface Merchant {
  divisionId: DivisionId;
  account: { id: number; fullName: string; view?: { by: string } | null };
  requestId: string;
}

/** Whose hand it was: what a colleague changes as a customer has the names of both. */
const handOf = ({ fullName, view }: Merchant["account"]): string =>
  view ? `${view.by} of Selvedge, as ${fullName}` : fullName;

/** The part of an entry that names the merchant, the shop and the request. */
export const byMerchant = ({ divisionId, account, requestId }: Merchant) => ({
  divisionId,
  requestId,
  by: { kind: "merchant" as const, name: handOf(account), accountId: account.id },
});
