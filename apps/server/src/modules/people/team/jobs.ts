import { asDivisionId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import { type MerchantPermission, merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { sendMail } from "../../site/mails/index.ts";
import { tokenOfCode } from "../one-time-codes/index.ts";
import { answerMail, invitationMail } from "./mails.ts";
import { roleNameOf } from "./place.ts";
import { decidedRequest, shownInvitation } from "./queries.ts";

const { format: inWords } = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/London",
});

/** Mails an open invitation, once for each link, however often this runs. */
export const sendInvitation: Task = async (platform, given) => {
  const { divisionId, invitationId } = z
    .object({ divisionId: asDivisionId(z.number()), invitationId: z.number() })
    .parse(given);
  const found = await withDivision(platform.pools.worker, divisionId, (db) =>
    shownInvitation(db, divisionId, invitationId),
  );
  const codeId = found?.code_id ?? null;
  if (!found || codeId === null) return;
  await sendMail(platform, divisionId, `invitation ${invitationId} code ${codeId}`, {
    read: async () => found,
    write: (_, shop) =>
      invitationMail(shop, {
        to: found.email,
        invitedBy: found.invited_by,
        roleName: roleNameOf(found.role, found.shop_role_name),
        url: `${platform.origins.main}/join/${tokenOfCode(platform, "invitation", codeId)}/`,
        expiresOn: inWords(found.expires_at),
      }),
  });
};

/** Mails the answer to a permission request, once. */
export const permissionAnswered: Task = async (platform, given) => {
  const { divisionId, requestId } = z
    .object({ divisionId: asDivisionId(z.number()), requestId: z.number() })
    .parse(given);
  await sendMail(platform, divisionId, `permission request ${requestId}`, {
    read: async (db) => (await decidedRequest(db, divisionId, requestId)) ?? null,
    write: (found, shop) =>
      answerMail(shop, {
        to: found.email,
        decidedBy: found.decided_by,
        sentences: found.permissions.map((word) => merchantPermissions[word as MerchantPermission] ?? word),
        isGranted: found.status === "granted",
        note: found.answer_note,
        until: found.granted_until && inWords(found.granted_until),
        url: `${platform.origins.main}${found.place || "/dashboard/"}`,
      }),
  });
};
