import { asDivisionId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { sendMail } from "../../site/mails/index.ts";
import { reviewMail, visitorMail } from "./mails.ts";
import { ownersOf, visitorById } from "./queries.ts";
import { visitToken } from "./visit-link.ts";

/** Mails the link of somebody who is let in, once for each time that they are, however often this runs. */
export const inviteVisitor: Task = async (platform, given) => {
  const { divisionId, visitorId } = z
    .object({ divisionId: asDivisionId(z.number()), visitorId: z.number() })
    .parse(given);
  const visitor = await withDivision(platform.pools.worker, divisionId, (db) => visitorById(db, divisionId, visitorId));
  if (!visitor) return;
  await sendMail(platform, divisionId, `shop visitor ${visitorId} ${visitor.mailed_at.getTime()}`, {
    read: async () => visitor,
    write: ({ email }, shop) =>
      visitorMail(shop, {
        to: email,
        url: `${shop.origin}/let-in/${visitToken(platform.config.secret, divisionId, visitorId)}/`,
      }),
  });
};

const reviewPayload = z.object({
  divisionId: asDivisionId(z.number()),
  /** The step of the review that is mailed. */
  event: z.string(),
  reason: z.string(),
  isOver: z.boolean(),
  isDenied: z.boolean().default(false),
});

/** Mails every owner of a shop a step of its review, once, however often this runs. */
export const mailReview: Task = async (platform, given) => {
  const { divisionId, event, ...step } = reviewPayload.parse(given);
  const owners = await withDivision(platform.pools.worker, divisionId, (db) => ownersOf(db, divisionId));
  const url = `${platform.origins.main}/dashboard/settings/visitors`;
  for (const owner of owners)
    await sendMail(platform, divisionId, `${event} to ${owner.id}`, {
      isToOwners: true,
      read: async () => owner,
      write: ({ email }, shop) => reviewMail(shop, { to: email, ...step, url }),
    });
};
