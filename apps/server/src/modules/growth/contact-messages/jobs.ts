import { asDivisionId } from "@selvedge/contracts/shapes";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { sendMail } from "../../site/mails/index.ts";
import { contactMail } from "./mails.ts";
import { messageToMail } from "./queries.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), messageId: z.number() });

/** Mails a message to the shop, once however often this runs. */
export const mailContactMessage: Task = async (platform, given) => {
  const { divisionId, messageId } = payload.parse(given);
  await sendMail(platform, divisionId, `contact ${messageId}`, {
    read: async (db) => (await messageToMail(db, divisionId, messageId)) ?? null,
    write: (found, shop) => contactMail(found, shop),
  });
};
