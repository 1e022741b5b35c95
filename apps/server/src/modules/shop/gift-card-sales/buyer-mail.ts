import { fullDay } from "@selvedge/domain/dates/day-words";
import type { DivisionId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import { escapeHtml } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { cardRow, mailHtml, sendMail } from "../../site/mails/index.ts";
import { saleLink } from "./links.ts";
import { boughtPath } from "./own-sale.ts";
import { findSale } from "./queries.ts";

/** The receipt of who bought a card: for whom it is, when it is mailed and what was paid. The code is not in it. */
export const sendBuyerMail = (platform: Platform, divisionId: DivisionId, saleId: number) =>
  sendMail(platform, divisionId, `gift_card_bought ${saleId}`, {
    read: async (db) => (await findSale(db, divisionId, saleId)) ?? null,
    write: (sale, shop) => {
      const amount = formatMoney(sale.amountMinor, sale.currency);
      const title = `Your gift card of ${amount} for ${sale.recipientName}`;
      const day = fullDay(`${sale.sendOn}T12:00:00Z`, "UTC");
      const lead = `Thank you. We email the gift card to ${sale.recipientName} at ${sale.recipientEmail} on ${day}.`;
      const facts = [
        `Gift card for ${sale.recipientName}: ${amount}`,
        `Paid with ${sale.paymentMethod}: ${amount}`,
        "No VAT is due on a gift card: it is in the prices of what it buys.",
      ];
      const button = {
        text: "See your purchase",
        href: shop.origin + boughtPath(saleLink(platform.config, divisionId, saleId)),
      };
      const html = mailHtml({
        shop,
        title,
        preheader: lead,
        lead: `Hello ${sale.buyerName}. ${lead}`,
        facts: facts
          .map((words) => cardRow(`<p class="ink" style="margin:0">${escapeHtml(words)}</p>`, "8px 32px 0"))
          .join(""),
        button,
      });
      const text = [
        `Hello ${sale.buyerName},`,
        lead,
        facts.join("\n"),
        `${button.text}:\n${button.href}`,
        `Questions? Reply to this email or write to ${shop.supportEmail}.`,
      ].join("\n\n");
      return { kind: "gift_card_bought", to: sale.buyerEmail, subject: title, html, text };
    },
  });
