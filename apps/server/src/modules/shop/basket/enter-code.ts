import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { basketCodeLimit } from "@selvedge/domain/limits";
import type { CouponRefusal } from "@selvedge/domain/money/coupons/decide-coupon";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { type CodedBasket, type DecidedCode, decideCodes, normaliseCode } from "../discounts/index.ts";
import { codesOfLines } from "./codes.ts";
import { presentBasket } from "./present.ts";
import { basketLines } from "./queries.ts";
import { lockBasket, storeCodes } from "./write-queries.ts";

/** What a shopper can still do something about: such a code is saved and works as soon as the basket fits. */
const maySolve: readonly CouponRefusal[] = ["too_little", "too_few", "other_goods", "not_together"];

interface Entered {
  sessionToken: string;
  code: string;
}

/**
 * Enters a code for a visitor's basket, also for one that is still empty. Entering it again changes nothing. Throws validation
 * with the reason for one that does not work whatever is bought.
 */
export const enterCode = (platform: Platform, division: Division, { sessionToken, code }: Entered) =>
  changeCodes(platform, division, sessionToken, async ({ db, basket, lines, now }) => {
    const opened = { id: basket.id, codes: basket.codes, lines, now };
    const { decided, entered } = await decideNext(db, division, opened, code);
    if (isHopeless(decided, lines))
      throw new Refusal("validation", { message: decided.words, errors: { code: [decided.words] } });
    if (entered.length > basketCodeLimit)
      throw new Refusal("validation", { message: tooMany, errors: { code: [tooMany] } });
    return basket.codes.some((known) => isSame(known, code)) ? basket.codes : [...basket.codes, decided.code];
  });

/** Why a code would not be taken now, or null. Changes nothing. */
export const refusalOfCode = (platform: Platform, division: Division, { sessionToken, code }: Entered) =>
  withDivision(platform.pools.web, division.id, async (db) => {
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
    return isHopeless(decided, buyable) ? decided.words : null;
  });

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

/** Takes a code out of a visitor's basket. One that is not there changes nothing. */
export const removeCode = (platform: Platform, division: Division, { sessionToken, code }: Entered) =>
  changeCodes(platform, division, sessionToken, async ({ basket }) =>
    basket.codes.filter((known) => !isSame(known, code)),
  );

const isSame = (one: string, other: string) => normaliseCode(one) === normaliseCode(other);

interface Opened {
  db: Bound;
  basket: Awaited<ReturnType<typeof lockBasket>>;
  lines: Awaited<ReturnType<typeof basketLines>>;
  now: Date;
}

async function changeCodes(
  platform: Platform,
  division: Division,
  sessionToken: string,
  change: (opened: Opened) => Promise<readonly string[]>,
) {
  const ownerHash = hashOfSessionToken(sessionToken);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const basket = await lockBasket(db, division.id, { ownerHash, name: "main", newId: randomUUID() });
    const lines = await basketLines(db, division.id, ownerHash, "main");
    const buyable = lines.filter((line) => line.is_available);
    const codes = await change({ db, basket, lines: buyable, now: platform.now() });
    await storeCodes(db, division.id, basket.id, codes);
    const coded = lines.map((line) => ({ ...line, basket_codes: [...codes] }));
    return presentBasket(platform.origins, division.id, {
      ...{ currency: division.currency, lines, version: basket.version },
      codes: await codesOfLines(db, platform, division, coded),
    });
  });
}
