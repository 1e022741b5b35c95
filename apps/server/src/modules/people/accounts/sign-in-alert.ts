import { deviceName } from "@selvedge/domain/people/device-name";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { type Mail, type MailShop, mailHtml, sendMail } from "../../site/mails/index.ts";
import { tokenOfCode } from "../one-time-codes/index.ts";
import { deviceToReport } from "../second-factors/index.ts";

/** Without a code for a job that was queued before links were in these mails. */
const payload = z.object({ deviceId: z.number(), codeId: z.number().optional() });

/** Mails an account that it was used on a device that has not been seen. Once for a device, however often it runs. */
export const mailSignInAlert: Task = async (platform, given) => {
  const { deviceId, codeId } = payload.parse(given);
  await sendMail(platform, mainDivisionId, `sign_in_alert ${deviceId}`, {
    read: async (db) => (await deviceToReport(db, deviceId)) ?? null,
    write: (device, shop) =>
      alertMail(shop, device.email, {
        device: deviceName(device.user_agent),
        at: device.first_seen_at,
        token: codeId === undefined ? null : tokenOfCode(platform, "not_me", codeId),
      }),
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

interface SignIn {
  device: string;
  at: Date;
  /** Of the link that signs everybody out. */
  token: string | null;
}

function alertMail(shop: MailShop, to: string, { device, at, token }: SignIn): Mail {
  const title = `New sign-in to your ${shop.name} account`;
  const lead = `Somebody signed in with ${device.replace(/^An unknown/, "an unknown")} on ${time(at)} UTC. If it was you, there is nothing to do.`;
  const settings = { text: "Look at my sign-ins", href: `${shop.origin}/dashboard/settings/security` };
  const button = token === null ? settings : { text: "It wasn't me", href: `${shop.origin}/not-me/${token}/` };
  const foot = "The button signs every device out and asks you for a new password. It works for seven days.";
  const more = token === null ? {} : { foot: { text: foot, link: settings.text, href: settings.href } };
  const lines = token === null ? [] : [foot, `${settings.text}: ${settings.href}`];
  return {
    kind: "sign_in_alert",
    to,
    subject: title,
    text: [lead, `${button.text}: ${button.href}`, ...lines].join("\n\n"),
    html: mailHtml({
      shop,
      title,
      heading: title,
      preheader: lead,
      lead,
      button,
      ...more,
    }),
    hasSecret: token !== null,
  };
}
