// Who came in, who was turned away, and who tried too often: one row each in the platform's own log, which no role of the
// product may change. Source: reliability S21, S33; ASVS 5 chapter 16.
import type { Bound } from "@selvedge/db/bound";
import type { Pools } from "@selvedge/db/pools";
import { withPlatform } from "@selvedge/db/with-division";

export interface SecurityEvent {
  action: "session.begun" | "session.refused" | "session.ended" | "permission.refused" | "limit.reached";
  /** "account 7", "call POST /factory/scans/", "limit sign-in address" */
  subject: string;
  /** Who it was, where that is known. */
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

/** Writes a security event of its own. */
export const logSecurityEvent = ({ web }: Pick<Pools, "web">, event: SecurityEvent) =>
  withPlatform(web, (db) => writeSecurityEvent(db, event));
