import { deviceName } from "@selvedge/domain/people/device-name";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { type Mail, type MailShop, mailHtml, sendMail } from "../../site/mails/index.ts";
import { deviceToReport } from "../second-factors/index.ts";

const payload = z.object({ deviceId: z.number() });

/** Mails an account that it was used on a device that has not been seen. Once for a device, however often it runs. */
export const mailSignInAlert: Task = async (platform, given) => {
  const { deviceId } = payload.parse(given);
  await sendMail(platform, mainDivisionId, `sign_in_alert ${deviceId}`, {
    read: async (db) => (await deviceToReport(db, deviceId)) ?? null,
    write: (device, shop) => alertMail(shop, device.email, deviceName(device.user_agent), device.first_seen_at),
  });
};

const { format: time } = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

function alertMail(shop: MailShop, to: string, device: string, at: Date): Mail {
  const title = `New sign-in to your ${shop.name} account`;
  const lead = `Somebody signed in with ${device} on ${time(at)} UTC. If it was you, there is nothing to do.`;
  const button = { text: "Look at my sign-ins", href: `${shop.origin}/dashboard/settings/security` };
  const foot = "Not you? Sign that device out there and choose a new password.";
  return {
    kind: "sign_in_alert",
    to,
    subject: title,
    text: [lead, `${button.text}: ${button.href}`, foot].join("\n\n"),
    html: mailHtml({ shop, title, heading: title, preheader: lead, lead, button, foot: { text: foot } }),
  };
}
