import type { CallBody } from "@selvedge/contracts/call";
import type { giftCardCalls } from "@selvedge/contracts/gift-cards/gift-cards.calls";
import { withDivision } from "@selvedge/db/with-division";
import { giftCardMostMinor } from "@selvedge/domain/gift-cards/gift-card-balance";
import { giftCardEnding, writtenGiftCardCode } from "@selvedge/domain/gift-cards/gift-card-code";
import { formatMoney } from "@selvedge/domain/money/money";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { codeOfCard, digestOfCode } from "./codes.ts";
import { findByUuid } from "./queries.ts";
import { showGiftCard } from "./show-gift-card.ts";
import { insertGiftCard } from "./write-queries.ts";

/**
 * Issues a card by hand and gives it with its code. A uuid that has one already gives that one again, to who issued it;
 * to others it is not found. Throws validation.
 */
export const issueGiftCard = (platform: Platform, by: Merchant, body: CallBody<typeof giftCardCalls.issueGiftCard>) =>
  withDivision(platform.pools.web, by.divisionId, async (db) => {
    const { divisionId } = by;
    const { secret } = platform.config;
    const now = platform.now();
    const { rows } = await sql<{ currency: string; today: string }>`
      select currency, to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as today from divisions
      where id = ${divisionId}`.execute(db);
    const { currency, today } = rows[0]!;
    refuseWrong(body, currency, today);
    const code = codeOfCard(secret, divisionId, body.uuid);
    const digest = digestOfCode(secret, divisionId, code);
    const id = await insertGiftCard(db, by, { ...body, digest, ending: giftCardEnding(code), currency, at: now });
    if (id !== null) {
      const { amountMinor, reason } = body;
      const detail = { ending: giftCardEnding(code), amountMinor, currency, reason };
      await writeAudit(db, { ...byMerchant(by), action: "giftcard.issued", subject: `giftcard ${id}`, detail });
      return { ...(await showGiftCard(db, divisionId, { id, now })), code: writtenGiftCardCode(code) };
    }
    const known = await findByUuid(db, divisionId, { uuid: body.uuid, now });
    if (known?.issuedById !== by.account.id) throw new Refusal("notFound");
    return { ...(await showGiftCard(db, divisionId, { id: known.id, now })), code: writtenGiftCardCode(code) };
  });

function refuseWrong(
  { amountMinor, lastDay }: { amountMinor: number; lastDay: string | null },
  currency: string,
  today: string,
) {
  const most = giftCardMostMinor(currency);
  const errors = {
    ...(amountMinor > most && { amountMinor: [`Enter at most ${formatMoney(most, currency, true)}.`] }),
    ...(lastDay !== null && lastDay < today && { lastDay: ["Choose today or a later day."] }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
}
