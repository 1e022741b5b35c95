import { withDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { countTry, limits, mayTry } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { productOfVariant } from "./queries.ts";
import { insertNotice } from "./write-queries.ts";

interface Asked {
  variantId: number;
  email: string;
  remoteAddress: string;
}

/**
 * Remembers that somebody wants to hear when a size is back, once however often it is sent, and gives the name in the address of
 * its product. Beyond ten an hour an address gets none, and the answer is the same. Throws productGone and tooManyTries.
 */
export async function askForStock({ pools }: Platform, { id }: Division, asked: Asked): Promise<string> {
  const { variantId, email, remoteAddress } = asked;
  const emailNormalised = normaliseEmail(email);
  await countTry(pools, limits.stockNotices, remoteAddress);
  const isMailed = await mayTry(pools, limits.stockNoticeMails, emailNormalised);
  return withDivision(pools.web, id, async (db) => {
    const product = await productOfVariant(db, id, variantId);
    if (!product) throw new Refusal("productGone");
    if (isMailed) await insertNotice(db, id, { variantId, email: email.trim(), emailNormalised });
    return product.url_name;
  });
}
