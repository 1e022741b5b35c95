import { withoutDivision } from "@selvedge/db/with-division";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { sendMail } from "../../site/mails/index.ts";
import { codeMail, isMailed, knownAddressMail } from "./mails.ts";
import { type OneTimeRow, rowToSend } from "./queries.ts";
import { digitsOf, tokenOf } from "./secrets.ts";
import { sendTextMessage } from "./text-messages.ts";

const payload = z.object({ id: z.number() });

/** Sends one code to its reader, once, however often this runs. A code that was redeemed or replaced meanwhile is not sent. */
export const sendOneTimeCode: Task = async (platform, given) => {
  const { id } = payload.parse(given);
  const row = await withoutDivision(platform.pools.worker, (db) => rowToSend(db, id));
  if (row) await deliver(platform, row);
};

async function deliver(platform: Platform, { id, purpose, division_id, sent_to: to, data }: OneTimeRow): Promise<void> {
  const { secret } = platform.config;
  const digits = digitsOf(secret, purpose, id);
  if (!isMailed(purpose))
    return sendTextMessage(platform, `one-time code ${id}`, { to, body: `${digits} is your Selvedge code.` });
  await sendMail(platform, division_id ?? mainDivisionId, `one-time code ${id}`, {
    read: async () => ({ to }),
    write: ({ to }, shop) =>
      data.hasAccount === true
        ? knownAddressMail(to, shop, purpose)
        : codeMail(purpose, {
            to,
            shop,
            origin: originOf(platform, data) ?? shop.origin,
            token: tokenOf(secret, purpose, id),
            digits,
          }),
  });
}

/** The address of the shop's host that asked, where a code is bound to it: it was one of the shop's own. */
const originOf = ({ config }: Platform, { host }: OneTimeRow["data"]): string | null =>
  typeof host === "string" ? `${config.publicProtocol}://${host}${config.publicPort}` : null;
