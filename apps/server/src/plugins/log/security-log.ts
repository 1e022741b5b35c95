// Sign-ins, refusals and exceeded limits: one row each in the platform's own log, which no role of the product may change. Source: reliability S21, S33; ASVS 5 chapter 16.
import type { Bound } from "@selvedge/db/bound";
import type { Pools } from "@selvedge/db/pools";
import { withoutDivision } from "@selvedge/db/with-division";

export interface SecurityEvent {
  action:
    | "account.created"
    | "account.confirmed"
    | "account.deleted"
    | "terms.accepted"
    | "session.begun"
    | "session.refused"
    | "session.ended"
    | "permission.refused"
    | "limit.reached"
    | "password.reset"
    | "password.changed"
    | "name.changed"
    | "email.changed"
    | "email.restored"
    | "account.secured"
    | "factor.added"
    | "factor.removed"
    | "passkey.added"
    | "passkey.removed"
    | "recovery_codes.made"
    | "device.forgotten"
    | "customer_view.begun"
    | "customer_view.read"
    | "customer_view.changed"
    | "customer_view.ended";
  /** "account 7", "call POST /factory/scans/", "limit sign-in address" */
  subject: string;
  /** The account, if known. */
  account?: { id: number; name: string } | undefined;
  detail?: object;
  requestId?: string;
}

/** Writes a security event in the transaction of `db`. */
export const writeSecurityEvent = (db: Bound, { action, subject, account, detail, requestId }: SecurityEvent) =>
  db
    .insertInto("platform_audit_log")
    .values({
      actor_kind: account ? "account" : "visitor",
      actor_name: account?.name ?? "",
      account_id: account?.id ?? null,
      action,
      subject,
      detail: JSON.stringify(detail ?? {}),
      request_id: requestId ?? "",
    })
    .execute();

/** Writes a separate security event. */
export const logSecurityEvent = ({ web }: Pick<Pools, "web">, event: SecurityEvent) =>
  withoutDivision(web, (db) => writeSecurityEvent(db, event));
