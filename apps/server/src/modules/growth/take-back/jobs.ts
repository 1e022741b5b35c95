import { asDivisionId } from "@selvedge/contracts/shapes";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { sendMail } from "../../site/mails/index.ts";
import { takeBackMail } from "./mails.ts";
import { remillAddress } from "./queries.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), email: z.string(), request: z.string() });

/** Mails how worn garments are sent back, once for each request however often this runs. */
export const takeBackAsked: Task = async (platform, given) => {
  const { divisionId, email, request } = payload.parse(given);
  await sendMail(platform, divisionId, `take_back ${request}`, {
    read: remillAddress,
    write: (address, shop) => takeBackMail({ email, shop, address }),
  });
};
