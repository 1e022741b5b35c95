import { digestOfGiftCard } from "@selvedge/db/gift-card-digest";
import { giftCardEnding, readGiftCardCode } from "@selvedge/domain/gift-cards/gift-card-code";
import { sql } from "kysely";
import type { DemoShop } from "../kinds.ts";
import { insertRows } from "./insert-rows.ts";
import { daysBefore, type Writing } from "./world.ts";

/** The demo shop's card with £50 on it, to try at its checkout. */
export const demoGiftCard = "DEMA-GEFT-CARD-2TRE";
const onItMinor = 5000;

/** The demo shop sells gift cards and has issued one; other shops have none. */
export async function writeGiftCards(
  { db, divisionId, now, secret }: Writing,
  { label }: DemoShop,
  merchantAccountId: number,
): Promise<void> {
  if (label !== "demo") return;
  await insertRows(db, "gift_card_offers", [
    {
      division_id: divisionId,
      is_on: true,
      amounts_minor: [1000, 2500, 5000, 10_000],
      least_minor: 500,
      most_minor: 25_000,
      words: "",
      updated_at: daysBefore(now, 60),
    },
  ]);
  const code = readGiftCardCode(demoGiftCard)!;
  const digest = digestOfGiftCard(secret, divisionId, code);
  const at = daysBefore(now, 20);
  const reason = "A parcel came late";
  await sql`
    with card as (
      insert into gift_cards (division_id, uuid, code_digest, code_ending, currency, balance_minor, holder_name, holder_email, reason,
        issued_by, issued_by_name, created_at)
      values (${divisionId}, gen_random_uuid(), ${digest}, ${giftCardEnding(code)}, 'GBP', ${onItMinor}, 'Joe Marsh', '', ${reason},
        ${merchantAccountId}, 'Ada Whitlock', ${at}) returning id)
    insert into gift_card_entries (division_id, gift_card_id, uuid, kind, amount_minor, balance_minor, reason, account_id, by_name, created_at)
    select ${divisionId}::int, id, gen_random_uuid(), 'issued', ${onItMinor}::bigint, ${onItMinor}::bigint, ${reason}, ${merchantAccountId}::int,
      'Ada Whitlock', ${at}::timestamptz from card`.execute(db);
}
