// What was chosen for lines at another price, as it is written down.
import type { Bound } from "@selvedge/db/bound";
import type { AuditActor } from "../../plumbing/audit/index.ts";
import type { WantedChange } from "./chosen-variant.ts";
import type { ChangeOfPrice } from "./difference.ts";
import type { LineRow } from "./queries.ts";
import type { LineKey } from "./write-queries.ts";

export interface NewLineChange {
  key: LineKey;
  line: LineRow;
  wanted: WantedChange;
  price: ChangeOfPrice;
  by: AuditActor;
  state: "owed" | "made" | "waived";
  reason?: string;
  changedItemId?: number;
  refundId?: number | null;
}

/** Writes a change down and gives its id. */
export async function insertLineChange(db: Bound, change: NewLineChange): Promise<number> {
  const { key, line, wanted, price, by, state, reason = "", changedItemId = null, refundId = null } = change;
  const { id } = await db
    .insertInto("line_changes")
    .values({
      division_id: key.divisionId,
      order_id: key.orderId,
      order_item_id: key.itemId,
      of_pieces: line.quantity,
      pieces: wanted.pieces,
      changed_item_id: changedItemId,
      name: line.name,
      from_colour: line.colour,
      from_size: line.size,
      colour: wanted.colour,
      size: wanted.size,
      difference_minor: price.differenceIncTaxMinor,
      tax_minor: price.differenceTaxMinor,
      price_change_minor: price.to.priceIncTaxMinor - price.from.priceIncTaxMinor,
      discount_change_minor: price.to.discountIncTaxMinor - price.from.discountIncTaxMinor,
      currency: line.currency,
      state,
      reason,
      refund_id: refundId,
      mails: state === "owed" && by.kind !== "shopper" ? 1 : 0,
      actor_kind: by.kind === "shopper" || by.kind === "merchant" ? by.kind : "staff",
      // A shopper's name is on the order, from where it may be deleted.
      actor_name: by.kind === "shopper" ? "" : by.name,
      account_id: by.accountId ?? null,
      finished_at: state === "owed" ? null : new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What waited for its payment does so no more: another choice has been made. */
export const replaceOwed = (db: Bound, { divisionId, orderId }: Pick<LineKey, "divisionId" | "orderId">) =>
  db
    .updateTable("line_changes")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("state", "=", "owed")
    .set({ state: "replaced", finished_at: new Date() })
    .execute();
