// The gift card of a code that a shopper typed. Tries are counted, so that nobody finds a card by guessing.
import { readDivision } from "@selvedge/db/read-division";
import { readGiftCardCode } from "@selvedge/domain/gift-cards/gift-card-code";
import { giftCardRefusal, giftCardRefusals } from "@selvedge/domain/gift-cards/pay-with-cards";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { digestOfCode } from "./codes.ts";
import { findByDigest, type GiftCardRow } from "./queries.ts";

/** `unlike`: what was typed is no code of a gift card, of whatever shop. */
export type CardOfCode =
  | { kind: "unlike" }
  | { kind: "refused"; words: string; card: GiftCardRow | null }
  | { kind: "found"; card: GiftCardRow };

/** Finds a card by its code. Throws tooManyTries; what is no code is not counted, because it can find nothing. */
export async function cardOfCode(
  platform: Platform,
  division: Division,
  { typed, from }: { typed: string; from: string },
): Promise<CardOfCode> {
  const code = readGiftCardCode(typed);
  if (code === null) return { kind: "unlike" };
  await countTry(platform.pools, limits.giftCardCodes, from);
  const digest = digestOfCode(platform.config.secret, division.id, code);
  const card = await readDivision(platform.pools.web, division.id, (db) =>
    findByDigest(db, division.id, { digest, now: platform.now() }),
  );
  if (!card) return { kind: "refused", words: giftCardRefusals.unknown, card: null };
  const refusal = giftCardRefusal({ ...card, isDisabled: card.disabledAt !== null }, division.currency);
  return refusal === null ? { kind: "found", card } : { kind: "refused", words: giftCardRefusals[refusal], card };
}
