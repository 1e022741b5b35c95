import { withDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
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
 * its product. Throws productGone and tooManyTries.
 */
export async function askForStock({ pools }: Platform, { id }: Division, asked: Asked): Promise<string> {
  const { variantId, email, remoteAddress } = asked;
  await countTry(pools, limits.stockNotices, remoteAddress);
  return withDivision(pools.web, id, async (db) => {
    const product = await productOfVariant(db, id, variantId);
    if (!product) throw new Refusal("productGone");
    await insertNotice(db, id, { variantId, email: email.trim(), emailNormalised: normaliseEmail(email) });
    return product.url_name;
  });
}
