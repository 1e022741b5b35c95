import type { Bound } from "@selvedge/db/bound";
import { writeTogether } from "@selvedge/db/write-together";
import type { GiftCardEntryKind } from "@selvedge/domain/gift-cards/gift-card-balance";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { type AuditActor, byMerchant, type Merchant } from "../../plumbing/audit/index.ts";

interface NewCard {
  uuid: string;
  digest: Buffer;
  ending: string;
  currency: string;
  amountMinor: number;
  holderName: string;
  holderEmail: string;
  reason: string;
  lastDay: string | null;
  at: Date;
}

/** Stores a card with its first entry. Gives its id; null where the uuid has one already. */
export async function insertGiftCard(db: Bound, by: Merchant, card: NewCard): Promise<number | null> {
  const who = sql`${by.account.id}::int, ${byMerchant(by).by.name}`;
  const [row] = await writeTogether<{ id: number }>(
    db,
    {
      card: sql`
        insert into gift_cards (division_id, uuid, code_digest, code_ending, currency, balance_minor, holder_name, holder_email,
          reason, last_day, created_at, issued_by, issued_by_name)
        values (${by.divisionId}, ${card.uuid}, ${card.digest}, ${card.ending}, ${card.currency}, ${card.amountMinor},
          ${card.holderName}, ${card.holderEmail}, ${card.reason}, ${card.lastDay}, ${card.at}, ${who})
        on conflict (division_id, uuid) do nothing returning id`,
      entry: sql`
        insert into gift_card_entries (division_id, gift_card_id, uuid, kind, amount_minor, balance_minor, reason, created_at,
          account_id, by_name)
        select ${by.divisionId}::int, card.id, ${card.uuid}::uuid, 'issued', ${card.amountMinor}::bigint, ${card.amountMinor}::bigint,
          ${card.reason}, ${card.at}::timestamptz, ${who} from card`,
    },
    sql`select id from card`,
  );
  return row?.id ?? null;
}

interface NewEntry {
  id: number;
  uuid: string;
  kind: GiftCardEntryKind;
  amountMinor: number;
  balanceMinor: number;
  reason: string;
  at: Date;
}

/** Whoever changes a card of a shop: its own people, or staff. */
export interface CardHand {
  divisionId: DivisionId;
  by: AuditActor;
  requestId: string;
}

/** Writes an entry and the balance that it makes, of a card that is locked. */
export async function insertEntry(db: Bound, { divisionId, by }: CardHand, entry: NewEntry): Promise<void> {
  await writeTogether(db, {
    card: sql`
      update gift_cards set balance_minor = ${entry.balanceMinor} where division_id = ${divisionId} and id = ${entry.id}`,
    entry: sql`
      insert into gift_card_entries (division_id, gift_card_id, uuid, kind, amount_minor, balance_minor, reason, created_at,
        account_id, by_name)
      values (${divisionId}, ${entry.id}, ${entry.uuid}, ${entry.kind}, ${entry.amountMinor}, ${entry.balanceMinor},
        ${entry.reason}, ${entry.at}, ${by.accountId ?? null}, ${by.name})`,
  });
}

/** Marks a card as disabled. */
export const markDisabled = (db: Bound, divisionId: DivisionId, { id, at }: { id: number; at: Date }) =>
  db
    .updateTable("gift_cards")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ disabled_at: at })
    .execute();
