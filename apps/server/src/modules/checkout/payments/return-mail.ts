import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import type { Platform } from "../../../platform.ts";
import { receiptHash } from "../../orders/receipt/index.ts";
import { mailHtml, sendMail } from "../../site/mails/index.ts";

/** Mails a payer whose money paid no order that it is being returned. One mail for each charge. */
export const sendReturnMail = (platform: Platform, divisionId: DivisionId, orderId: OrderId, attemptId: string) =>
  sendMail(platform, divisionId, `payment_returned ${attemptId}`, {
    read: async (db) => (await returnedPayment(db, divisionId, attemptId)) ?? null,
    write: (row, shop) => {
      const title = `Your payment of ${formatMoney(row.amount_minor, row.currency)} is going back`;
      const lead = `${because[row.reason]} We have sent all of it back to your card. Banks take up to ten days to show it.`;
      const receiptUrl = `${shop.origin}/receipt/${receiptHash(platform.config.secret, divisionId, orderId)}/`;
      const text = [`Hello ${row.name},`, lead, receiptUrl, `Questions? Write to ${shop.supportEmail}.`].join("\n\n");
      const button = { text: `See order ${row.reference}`, href: receiptUrl };
      const html = mailHtml({ shop, title, preheader: lead, lead: `Hello ${row.name}. ${lead}`, button });
      return { kind: "payment_returned", to: row.email, subject: title, html, text };
    },
  });

const returnedPayment = (db: Bound, divisionId: DivisionId, attemptId: string) =>
  db
    .selectFrom("orders as o")
    .innerJoin("returned_payments as r", (join) =>
      join.onRef("r.division_id", "=", "o.division_id").onRef("r.order_id", "=", "o.id"),
    )
    .where("o.division_id", "=", divisionId)
    .where("r.attempt_id", "=", attemptId)
    .select(["o.email", "o.reference", "o.shipping_first_name as name", "r.amount_minor", "r.currency", "r.reason"])
    .executeTakeFirst();

const because: Record<string, string> = {
  paid_again: "Your order had been paid before.",
  change_too_late:
    "Your order could not be changed any more when it came in, so it is made as you ordered it before: its label was printed, or what you chose has sold out.",
  paid_another_amount: "It came in for an earlier form of your order, which has changed since.",
};
