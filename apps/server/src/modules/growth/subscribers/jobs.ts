import { asDivisionId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { sendMail } from "../../site/mails/index.ts";
import { confirmToken, leaveToken } from "./links.ts";
import { alreadySubscribedMail, confirmMail } from "./mails.ts";
import { subscriberToMail } from "./queries.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), subscriberId: z.number() });

/** Mails the answer to an address that subscribed. One mail for each request, however often this runs. */
export const newsletterAsked: Task = async (platform, given) => {
  const { divisionId, subscriberId } = payload.parse(given);
  const { secret } = platform.config;
  const found = await withDivision(platform.pools.worker, divisionId, (db) =>
    subscriberToMail(db, divisionId, subscriberId),
  );
  if (!found) return;
  const { email_normalised: address, asked_at: askedAt } = found;
  await sendMail(platform, divisionId, `newsletter ${subscriberId} ${askedAt.getTime()}`, {
    read: async () => found,
    write: (_, shop) => {
      const leaveUrl = `${shop.origin}/newsletter/leave/${leaveToken(secret, divisionId, address)}/`;
      const confirmUrl = `${shop.origin}/newsletter/confirm/${confirmToken(secret, divisionId, address, askedAt)}/`;
      const reader = { shop, email: found.email, leaveUrl };
      return found.is_on_list ? alreadySubscribedMail(reader) : confirmMail(reader, confirmUrl);
    },
  });
};
