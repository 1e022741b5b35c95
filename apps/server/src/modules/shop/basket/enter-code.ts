import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { basketCodeLimit, basketGiftCardLimit } from "@selvedge/domain/limits";
import type { CouponRefusal } from "@selvedge/domain/money/coupons/decide-coupon";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { type CodedBasket, type DecidedCode, decideCodes, normaliseCode } from "../discounts/index.ts";
import { type CardOfCode, cardOfCode } from "../gift-cards/index.ts";
import { codesOfEmpty, codesOfLines } from "./codes.ts";
import { presentBasket } from "./present.ts";
import { basketLines } from "./queries.ts";
import { lockBasket, storeCodes } from "./write-queries.ts";

/** What a shopper can still do something about: such a code is saved and works as soon as the basket fits. */
const maySolve: readonly CouponRefusal[] = ["too_little", "too_few", "other_goods", "not_together"];

interface Entered {
  sessionToken: string;
  code: string;
  /** The address that it comes from: tries of gift cards are counted by it. */
  from: string;
}

/**
 * Enters a discount code or a gift card for a visitor's basket, also for one that is still empty. Entering it again changes
 * nothing. Throws validation with the reason for one that does not work whatever is bought, and tooManyTries.
 */
export async function enterCode(platform: Platform, division: Division, { sessionToken, code, from }: Entered) {
  const found = await cardOfCode(platform, division, { typed: code, from });
  if (found.kind === "refused" && found.card) throw refused(found.words);
  return changeBasket(platform, division, sessionToken, async ({ db, basket, lines, now }) => {
    if (found.kind === "found") return { giftCardIds: withCard(basket.giftCardIds, found.card.id) };
    const opened = { id: basket.id, codes: basket.codes, lines, now };
    const { decided, entered } = await decideNext(db, division, opened, code);
    if (isHopeless(decided, lines)) throw refused(wordsOf(decided, found));
    if (entered.length > basketCodeLimit) throw refused(tooMany);
    const isKnown = basket.codes.some((known) => isSame(known, code));
    return { codes: isKnown ? basket.codes : [...basket.codes, decided.code] };
  });
}

const refused = (words: string) => new Refusal("validation", { message: words, errors: { code: [words] } });

/** What is written like a gift card and is no discount code is spoken of as a gift card. */
const wordsOf = (decided: DecidedCode, found: CardOfCode): string =>
  found.kind === "refused" && decided.refusal === "unknown" ? found.words : decided.words;

/** Throws validation where the basket has as many as it takes. */
function withCard(ids: readonly number[], id: number): readonly number[] {
  if (ids.includes(id)) return ids;
  if (ids.length >= basketGiftCardLimit) throw refused(tooManyCards);
  return [...ids, id];
}

/** Why a code would not be taken now, or null. Changes nothing. Throws tooManyTries. */
export async function refusalOfCode(platform: Platform, division: Division, { sessionToken, code, from }: Entered) {
  const found = await cardOfCode(platform, division, { typed: code, from });
  if (found.kind === "found") return null;
  if (found.kind === "refused" && found.card) return found.words;
  return withDivision(platform.pools.web, division.id, async (db) => {
    const lines = await basketLines(db, division.id, hashOfSessionToken(sessionToken), "main");
    const buyable = lines.filter((line) => line.is_available);
    const [first] = lines;
    const opened = {
      id: first?.basket_id ?? noBasket,
      codes: first?.basket_codes ?? [],
      lines: buyable,
      now: platform.now(),
    };
    const { decided } = await decideNext(db, division, opened, code);
    return isHopeless(decided, buyable) ? wordsOf(decided, found) : null;
  });
}

const noBasket = "00000000-0000-0000-0000-000000000000";

/** What would become of a code, entered after the others. */
async function decideNext(db: Bound, division: Division, basket: CodedBasket, code: string) {
  const entered = [...basket.codes.filter((known) => !isSame(known, code)), code.trim()];
  const { codes } = await decideCodes(db, division, { ...basket, codes: entered });
  return { decided: codes.at(-1)!, entered };
}

/** Whether nothing that the shopper buys or removes makes a code work. */
const isHopeless = ({ refusal }: DecidedCode, lines: readonly unknown[]): boolean =>
  refusal !== null && !maySolve.includes(refusal) && !(lines.length === 0 && refusal === "other_goods");

const tooMany = `A basket takes ${basketCodeLimit} codes. Remove one first.`;

const tooManyCards = `A basket takes ${basketGiftCardLimit} gift cards. Remove one first.`;

/** Takes a code out of a visitor's basket. One that is not there changes nothing. */
export const removeCode = (
  platform: Platform,
  division: Division,
  { sessionToken, code }: Pick<Entered, "sessionToken" | "code">,
) =>
  changeBasket(platform, division, sessionToken, async ({ basket }) => ({
    codes: basket.codes.filter((known) => !isSame(known, code)),
  }));

/** Takes a gift card out of a visitor's basket. One that is not there changes nothing. */
export const removeGiftCard = (
  platform: Platform,
  division: Division,
  { sessionToken, id }: { sessionToken: string; id: number },
) =>
  changeBasket(platform, division, sessionToken, async ({ basket }) => ({
    giftCardIds: basket.giftCardIds.filter((known) => known !== id),
  }));

const isSame = (one: string, other: string) => normaliseCode(one) === normaliseCode(other);

interface Opened {
  db: Bound;
  basket: Awaited<ReturnType<typeof lockBasket>>;
  lines: Awaited<ReturnType<typeof basketLines>>;
  now: Date;
}

/** What is in the basket from then on; what is not named stays. */
interface Change {
  codes?: readonly string[];
  giftCardIds?: readonly number[];
}

async function changeBasket(
  platform: Platform,
  division: Division,
  sessionToken: string,
  change: (opened: Opened) => Promise<Change>,
) {
  const ownerHash = hashOfSessionToken(sessionToken);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const basket = await lockBasket(db, division.id, { ownerHash, name: "main", newId: randomUUID() });
    const lines = await basketLines(db, division.id, ownerHash, "main");
    const buyable = lines.filter((line) => line.is_available);
    const changed = await change({ db, basket, lines: buyable, now: platform.now() });
    const { codes = basket.codes, giftCardIds = basket.giftCardIds } = changed;
    await storeCodes(db, division.id, basket.id, { codes, giftCardIds });
    const coded = lines.map((line) => ({
      ...line,
      basket_codes: [...codes],
      basket_gift_card_ids: [...giftCardIds],
    }));
    return presentBasket(platform.origins, division.id, {
      ...{ currency: division.currency, lines, version: basket.version },
      codes:
        lines.length > 0
          ? await codesOfLines(db, platform, division, coded)
          : await codesOfEmpty(db, platform, division, { ...basket, codes: [...codes], giftCardIds: [...giftCardIds] }),
    });
  });
}
