import type { CallBody } from "@selvedge/contracts/call";
import type { BuyerWords, buyerWordCalls } from "@selvedge/contracts/shop/buyer-words.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { buyerWordsOf, readBuyerWords } from "./read-buyer-words.ts";
import { lockSettings, storeSettings } from "./write-queries.ts";

type Wanted = CallBody<typeof buyerWordCalls.changeBuyerWords>;

/** Stores what a shop says to its buyers. Throws validation for half of a next step, stale with what is stored now. */
export function changeBuyerWords({ pools, now, origins }: Platform, by: Merchant, wanted: Wanted): Promise<BuyerWords> {
  requireWholeStep(wanted);
  const { divisionId } = by;
  return withDivision(pools.web, divisionId, async (db) => {
    const stored = await lockSettings(db, divisionId);
    const known = buyerWordsOf(stored);
    if (known.rev !== wanted.rev) throw new Refusal("stale", { data: await readBuyerWords(origins, db, divisionId) });
    const next = { ...stored, ...partsOf(wanted) };
    await storeSettings(db, divisionId, next, now());
    await writeAudit(db, {
      ...byMerchant(by),
      action: "shop.buyer_words_changed",
      subject: `shop ${divisionId}`,
      detail: { parts: changedParts(known, buyerWordsOf(next)) },
    });
    return readBuyerWords(origins, db, divisionId);
  });
}

function requireWholeStep({ nextLabel, nextHref }: Wanted): void {
  if (nextLabel !== "" && nextHref === "")
    throw new Refusal("validation", { errors: { nextHref: ["Say where it leads"] } });
  if (nextHref !== "" && nextLabel === "")
    throw new Refusal("validation", { errors: { nextLabel: ["Write what the button says"] } });
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
/** Windows ends its lines with two characters. */
const lines = (text: string): string => text.replaceAll(/\r\n?/g, "\n");

const partsOf = (wanted: Wanted) => ({
  signIn: {
    isInHeader: wanted.hasAccountLink,
    heading: oneLine(wanted.signInHeading),
    text: lines(wanted.signInText),
  },
  receipts: {
    heading: oneLine(wanted.thanks),
    message: lines(wanted.message),
    next: { label: oneLine(wanted.nextLabel), href: wanted.nextHref },
    offersAccount: wanted.offersAccount,
    note: lines(wanted.note),
  },
});

type Words = ReturnType<typeof buyerWordsOf>;

const changedParts = ({ rev: _, ...before }: Words, after: Words): string[] =>
  (Object.keys(before) as (keyof typeof before)[]).filter((part) => before[part] !== after[part]);
