import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { type Purpose, type PurposeName, purposes } from "./purposes.ts";
import { digestOfDigits, digestOfToken, digitsOf, tokenOf } from "./secrets.ts";
import { endEarlier, insertCode, storeDigests } from "./write-queries.ts";

export interface NewCode {
  purpose: PurposeName;
  /** The address, normalised, or the phone number. */
  sentTo: string;
  accountId?: number | null;
  /** The shop whose pages asked; its name and look are in the mail. */
  divisionId?: DivisionId | null;
  /** What redeeming it needs to know. */
  data?: object;
  /** Its token goes to a reader who has just proved the address by another link: no mail is sent. */
  isHandedOver?: boolean;
}

/**
 * Issues a code, ends the earlier ones of its purpose and address, and queues its mail or text message in the same
 * transaction. Returns its id and the link's token, which only a purpose that is "given", or a code that is handed over, may give
 * away.
 */
export async function issueCode(
  { config, now }: Pick<Platform, "config" | "now">,
  db: Bound,
  { purpose, sentTo, accountId = null, divisionId = null, data = {}, isHandedOver = false }: NewCode,
): Promise<{ id: number; token: string }> {
  const { minutes, has, by }: Purpose = purposes[purpose];
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + minutes * 60_000);
  if (by !== "given") await endEarlier(db, purpose, sentTo, createdAt);
  const id = await insertCode(db, { purpose, accountId, divisionId, sentTo, data, createdAt, expiresAt });
  const token = tokenOf(config.secret, purpose, id);
  const digits = digitsOf(config.secret, purpose, id);
  await storeDigests(
    db,
    id,
    has.includes("link") ? digestOfToken(token) : null,
    has.includes("code") ? digestOfDigits(config.secret, id, digits) : null,
  );
  if (by !== "given" && !isHandedOver) await enqueue(db, "send_one_time_code", { id });
  return { id, token };
}
