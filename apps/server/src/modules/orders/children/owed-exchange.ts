// An exchange for a dearer size waits for the payment of the difference: the mail with the link to pay it.
import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import { formatMoney } from "@selvedge/domain/money/money";
import * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { mailHtml, sendMail } from "../../site/mails/index.ts";
import { receiptHash } from "../receipt/index.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), orderId: asOrderId(z.number()) });

/** Mails the shopper what is to be paid for an exchange. Once for each, and not where it was paid or taken back meanwhile. */
export const mailOwedExchange: Task = async (platform: Platform, given) => {
  const { divisionId, orderId } = payload.parse(given);
  await sendMail(platform, divisionId, `exchange_owed ${orderId}`, {
    read: async (db) => {
      const row = await db
        .selectFrom("orders")
        .where("division_id", "=", divisionId)
        .where("id", "=", orderId)
        .where("paid_at", "is", null)
        .where("deleted_at", "is", null)
        .select(["reference", "email", "shipping_first_name as firstName", "total_minor as minor", "currency"])
        .executeTakeFirst();
      return row ?? null;
    },
    write: (row, shop) => {
      const amount = formatMoney(row.minor, row.currency);
      const title = `${amount} to pay for your exchange, order ${row.reference}`;
      const lead = `What you get in exchange costs ${amount} more. We make it as order ${row.reference} once that is paid.`;
      const payUrl = `${shop.origin}/pay/${receiptHash(platform.config.secret, divisionId, orderId)}/`;
      const rest = `If you would rather leave it, do nothing. Questions? Write to ${shop.supportEmail}.`;
      const text = [`Hello ${row.firstName},`, lead, `Pay ${amount}:\n${payUrl}`, rest].join("\n\n");
      const button = { text: `Pay ${amount}`, href: payUrl };
      const html = mailHtml({ shop, title, preheader: lead, lead: `Hello ${row.firstName}. ${lead}`, button });
      return { kind: "exchange_owed", to: row.email, subject: title, html, text };
    },
  });
};
