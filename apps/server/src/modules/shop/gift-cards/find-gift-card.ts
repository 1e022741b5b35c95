import { readDivision } from "@selvedge/db/read-division";
import { readGiftCardCode } from "@selvedge/domain/gift-cards/gift-card-code";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Merchant } from "../../plumbing/audit/index.ts";
import { digestOfCode } from "./codes.ts";
import { presentGiftCard } from "./present.ts";
import { findByDigest } from "./queries.ts";

/**
 * The card that has a code. It is found by the code's keyed digest, so that how long the answer takes says nothing of the codes
 * that there are. Throws validation for what is no code and for one that no card of this shop has, and tooManyTries.
 */
export async function findGiftCard(platform: Platform, { divisionId, account }: Merchant, typed: string) {
  await countTry(platform.pools, limits.giftCardCodes, `${divisionId} ${account.id}`);
  const code = readGiftCardCode(typed);
  if (code === null) throw refused("This is no code of a gift card. Check it for a slip.");
  const digest = digestOfCode(platform.config.secret, divisionId, code);
  const row = await readDivision(platform.pools.web, divisionId, (db) =>
    findByDigest(db, divisionId, { digest, now: platform.now() }),
  );
  if (!row) throw refused("No card of this shop has this code.");
  return presentGiftCard(row);
}

const refused = (text: string) => new Refusal("validation", { errors: { code: [text] } });
