import { viewMinutes } from "@selvedge/domain/people/customer-view";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { type Mail, type MailShop, mailHtml, sendMail } from "../../site/mails/index.ts";
import { accountToTell } from "./queries.ts";

const payload = z.object({
  viewId: z.number(),
  accountId: z.number(),
  by: z.string(),
  place: z.string(),
  mayChange: z.boolean(),
});

/** Tells a customer that a colleague has seen what they see. Once for each view. */
export const mailCustomerView: Task = async (platform, given) => {
  const { viewId, accountId, ...view } = payload.parse(given);
  await sendMail(platform, mainDivisionId, `customer_view ${viewId}`, {
    read: async (db) => (await accountToTell(db, accountId)) ?? null,
    write: ({ email }, shop) => viewMail(shop, email, view),
  });
};

function viewMail(
  shop: MailShop,
  to: string,
  { by, place, mayChange }: { by: string; place: string; mayChange: boolean },
): Mail {
  const title = `${shop.name} opened ${place}`;
  const may = mayChange ? "They may change your shop on your behalf" : "They can look, and change nothing";
  const lead = `${by} of ${shop.name} opened ${place} to help you. ${may}. It ends by itself after ${viewMinutes} minutes, and every page is logged.`;
  const button = { text: "Write to us", href: `mailto:${shop.supportEmail}` };
  return {
    kind: "customer_view",
    to,
    subject: title,
    text: [lead, `${button.text}: ${shop.supportEmail}`].join("\n\n"),
    html: mailHtml({ shop, title, heading: title, preheader: lead, lead, button }),
  };
}
