import type { Bound } from "@selvedge/db/bound";

export interface ShopDeed {
  divisionId: number;
  /** The merchant who did it. */
  account: { id: number; fullName: string };
  /** "artwork.renamed", "design.saved" */
  action: string;
  /** "artwork 12" */
  subject: string;
  detail?: object;
  requestId: string;
}

/** Writes down what a merchant did in their shop, in the transaction that did it. */
export const auditShop = (db: Bound, { divisionId, account, action, subject, detail = {}, requestId }: ShopDeed) =>
  db
    .insertInto("audit_log")
    .values({
      division_id: divisionId,
      actor_kind: "merchant",
      actor_name: account.fullName,
      account_id: account.id,
      action,
      subject,
      detail: JSON.stringify(detail),
      request_id: requestId,
    })
    .execute();
