import { withoutDivision } from "@selvedge/db/with-division";
import { merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import { type StaffPermission, staffPermissions } from "@selvedge/domain/access/roles";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { sendMail } from "../../site/mails/index.ts";
import { lastingPermissions, rolesNow } from "../staff/index.ts";
import { answerMail, askedMail } from "./mails.ts";
import { answeredRequest, askedRequest, listeningStaff } from "./queries.ts";

const payload = z.object({ requestId: z.number() });

const { format: inWords } = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/London",
});

/** Mails the answer of staff to the person who asked, once. */
export const staffPermissionAnswered: Task = async (platform, given) => {
  const { requestId } = payload.parse(given);
  const found = await withoutDivision(platform.pools.backOffice, (db) => answeredRequest(db, requestId));
  if (!found) return;
  const sentences: Readonly<Record<string, string>> = found.shop_name === null ? staffPermissions : merchantPermissions;
  const url =
    found.shop_name === null
      ? `${platform.origins.backOffice}${found.place || "/"}`
      : `${platform.origins.main}${found.place || "/dashboard/"}`;
  await sendMail(platform, mainDivisionId, `staff permission request ${requestId}`, {
    read: async () => found,
    write: (_, shop) =>
      answerMail(shop, {
        to: found.email,
        decidedBy: found.decided_by,
        sentences: found.permissions.map((word) => sentences[word] ?? word),
        isGranted: found.status === "granted",
        note: found.answer_note,
        until: found.granted_until && inWords(found.granted_until),
        place: found.shop_name,
        url,
      }),
  });
};

/**
 * Mails a colleague's request to those who can answer it: enabled, with every permission that is asked for. Muted people
 * get no such mails; what they may do stays as it is. Once for each of them.
 */
export const mailAccessRequest: Task = async (platform, given) => {
  const { requestId } = payload.parse(given);
  const { asked, readers } = await withoutDivision(platform.pools.backOffice, async (db) => {
    const [asked, staff, roles] = await Promise.all([askedRequest(db, requestId), listeningStaff(db), rolesNow(db)]);
    const needed = ["permissions.decide", ...(asked?.permissions ?? [])];
    const readers = staff.filter((row) => {
      const held: readonly string[] = lastingPermissions(row, roles);
      return row.account_id !== asked?.account_id && needed.every((word) => held.includes(word));
    });
    return { asked, readers };
  });
  if (!asked) return;
  for (const reader of readers)
    await sendMail(platform, mainDivisionId, `access request ${requestId} to ${reader.account_id}`, {
      read: async () => asked,
      write: (_, shop) =>
        askedMail(shop, {
          to: reader.email,
          askedBy: asked.full_name,
          sentences: asked.permissions.map((word) => staffPermissions[word as StaffPermission] ?? word),
          reason: asked.reason,
          url: `${platform.origins.backOffice}/access`,
        }),
    });
};
