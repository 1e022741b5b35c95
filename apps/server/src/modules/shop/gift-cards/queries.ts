import type { Bound } from "@selvedge/db/bound";
import type { GiftCardEntryKind, GiftCardState } from "@selvedge/domain/gift-cards/gift-card-balance";
import { giftCardEnding } from "@selvedge/domain/gift-cards/gift-card-code";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";

export interface GiftCardRow {
  id: number;
  ending: string;
  currency: string;
  issuedMinor: number;
  balanceMinor: number;
  /** What orders hold that are not paid yet. */
  heldMinor: number;
  holderName: string;
  holderEmail: string;
  reason: string;
  lastDay: string | null;
  disabledAt: Date | null;
  isExpired: boolean;
  issuedBy: string;
  /** null for one that was sold. */
  issuedById: number | null;
  issuedAt: Date;
}

export interface EntryRow {
  id: number;
  kind: GiftCardEntryKind;
  amountMinor: number;
  balanceMinor: number;
  reason: string;
  /** Empty where an order made it. */
  by: string;
  /** "BR-12": the order that spent it, or that it came back from; null where a person made it. */
  order: string | null;
  orderId: OrderId | null;
  at: Date;
}

/** Whether the card `g` of the division `d` has ended, in SQL. */
export const isExpired = (now: Date) =>
  sql`coalesce(g.last_day < (${now}::timestamptz at time zone d.time_zone)::date, false)`;

/** The state of a card in SQL, as giftCardState has it. */
const stateColumn = (now: Date) => sql<GiftCardState>`case when g.disabled_at is not null then 'disabled'
  when ${isExpired(now)} then 'expired' when g.balance_minor = 0 then 'spent' else 'open' end`;

const select = async (db: Bound, now: Date, which: RawBuilder<unknown>): Promise<GiftCardRow[]> =>
  (
    await sql<GiftCardRow>`
      select g.id, g.code_ending as ending, g.currency, g.balance_minor as "balanceMinor", g.held_minor as "heldMinor", g.holder_name as "holderName",
        g.holder_email as "holderEmail", g.reason, to_char(g.last_day, 'YYYY-MM-DD') as "lastDay", g.disabled_at as "disabledAt",
        ${isExpired(now)} as "isExpired", g.issued_by as "issuedById", g.issued_by_name as "issuedBy", g.created_at as "issuedAt",
        (select e.amount_minor from gift_card_entries e where e.division_id = g.division_id and e.gift_card_id = g.id
          and e.kind = 'issued') as "issuedMinor"
      from gift_cards g join divisions d on d.id = g.division_id where ${which}`.execute(db)
  ).rows;

interface Listed {
  state: string;
  page: number;
  perPage: number;
  now: Date;
}

/** One page of a shop's cards, newest first, how many there are of each state, and what is on the open ones. */
export async function listGiftCards(db: Bound, divisionId: DivisionId, { state, page, perPage, now }: Listed) {
  const [rows, counted] = await Promise.all([
    select(
      db,
      now,
      sql`g.division_id = ${divisionId} and (${state} = 'all' or ${stateColumn(now)} = ${state})
        order by g.created_at desc, g.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    sql<{ state: GiftCardState; cards: number; minor: number }>`
      select ${stateColumn(now)} as state, count(*)::int as cards, sum(g.balance_minor)::bigint as minor
      from gift_cards g join divisions d on d.id = g.division_id where g.division_id = ${divisionId} group by 1`.execute(
      db,
    ),
  ]);
  const counts: Record<string, number> = Object.fromEntries(counted.rows.map(({ state, cards }) => [state, cards]));
  counts.all = counted.rows.reduce((sum, { cards }) => sum + cards, 0);
  const openMinor = counted.rows.find(({ state }) => state === "open")?.minor ?? 0;
  return { rows, counts, openMinor, total: counts[state] ?? 0 };
}

/** A card of a shop, or undefined. */
export const findGiftCard = async (db: Bound, divisionId: DivisionId, { id, now }: { id: number; now: Date }) =>
  (await select(db, now, sql`g.division_id = ${divisionId} and g.id = ${id}`))[0];

/** The same, locked until the end of the transaction. */
export const lockGiftCard = async (db: Bound, divisionId: DivisionId, { id, now }: { id: number; now: Date }) =>
  (await select(db, now, sql`g.division_id = ${divisionId} and g.id = ${id} for update of g`))[0];

/** The card that was issued under a uuid, so that a repeated request issues no second one. */
export const findByUuid = async (db: Bound, divisionId: DivisionId, { uuid, now }: { uuid: string; now: Date }) =>
  (await select(db, now, sql`g.division_id = ${divisionId} and g.uuid = ${uuid}`))[0];

/** The card of a code, by the keyed digest of it. */
export const findByDigest = async (db: Bound, divisionId: DivisionId, { digest, now }: { digest: Buffer; now: Date }) =>
  (await select(db, now, sql`g.division_id = ${divisionId} and g.code_digest = ${digest}`))[0];

/** Every entry of a card, newest first. */
export async function entriesOf(db: Bound, divisionId: DivisionId, id: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.amount_minor as "amountMinor", e.balance_minor as "balanceMinor", e.reason, e.by_name as by,
      o.reference as "order", e.order_id as "orderId", e.created_at as at
    from gift_card_entries e left join orders o on o.division_id = e.division_id and o.id = e.order_id
    where e.division_id = ${divisionId} and e.gift_card_id = ${id} order by e.id desc`.execute(db);
  return rows;
}

export interface CardSaleRow {
  buyerName: string;
  buyerEmail: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
  amountMinor: number;
  paidWith: string;
  sendOn: string;
  sentAt: Date | null;
  mails: number;
  /** What people added to the card, less what they took off again. */
  addedMinor: number;
  refund: { state: "asked" | "paid" | "failed"; message: string; amountMinor: number } | null;
}

/** The columns of a sale `s`, as CardSaleRow names them. */
const cardSaleColumns = sql`
  s.buyer_name as "buyerName", s.buyer_email as "buyerEmail", s.recipient_name as "recipientName",
  s.recipient_email as "recipientEmail", s.message, s.amount_minor as "amountMinor", s.payment_method as "paidWith",
  to_char(s.send_on, 'YYYY-MM-DD') as "sendOn", s.sent_at as "sentAt", s.mails,
  (select greatest(coalesce(sum(e.amount_minor), 0), 0)::bigint from gift_card_entries e
    where e.division_id = s.division_id and e.gift_card_id = s.gift_card_id and e.kind in ('added', 'taken')) as "addedMinor",
  (select json_build_object('state', r.state, 'message', r.message, 'amountMinor', r.amount_minor) from gift_card_sale_refunds r
    where r.division_id = s.division_id and r.sale_id = s.id and r.reason = 'refunded') as refund`;

/** Who bought a card for whom; undefined for one that the shop issued itself. */
export async function saleOfCard(db: Bound, divisionId: DivisionId, id: number): Promise<CardSaleRow | undefined> {
  const { rows } = await sql<CardSaleRow>`
    select ${cardSaleColumns} from gift_card_sales s where s.division_id = ${divisionId} and s.gift_card_id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** A card that a shop sold, for staff. */
export interface SoldCardRow {
  card: GiftCardRow;
  shop: { id: DivisionId; name: string };
  sale: CardSaleRow;
}

interface SoldSearch {
  /** Part of a name or an email of buyer or recipient, or a code of which the last signs are known; empty for all. */
  search: string;
  page: number;
  perPage: number;
  now: Date;
}

/** One page of the sold cards of every shop, newest first, and how many there are. Runs as the back office. */
export async function soldCards(db: Bound, { search, page, perPage, now }: SoldSearch) {
  const like = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const ending = giftCardEnding(search.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));
  const { rows } = await sql<CardSaleRow & { cardId: number; shop: SoldCardRow["shop"]; total: number }>`
    select s.gift_card_id as "cardId", json_build_object('id', d.id, 'name', d.name) as shop, count(*) over ()::int as total, ${cardSaleColumns}
    from gift_card_sales s join divisions d on d.id = s.division_id
    join gift_cards g on g.division_id = s.division_id and g.id = s.gift_card_id
    where ${search} = '' or g.code_ending = ${ending}
      or concat_ws(' ', s.buyer_name, s.buyer_email, s.recipient_name, s.recipient_email) ilike ${like}
    order by s.paid_at desc, s.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const cards = await select(db, now, sql`g.id = any(${rows.map(({ cardId }) => cardId)}::bigint[])`);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ cardId, shop, total: _, ...sale }): SoldCardRow => {
      return { card: cards.find(({ id }) => id === cardId)!, shop, sale };
    }),
  };
}

/** The shop of a card, within what the connection sees; undefined where there is none. */
export const divisionOfCard = async (db: Bound, id: number): Promise<DivisionId | undefined> =>
  (await db.selectFrom("gift_cards").where("id", "=", id).select("division_id").executeTakeFirst())?.division_id;

/** Whether a card has an entry under this uuid. */
export async function hasEntry(db: Bound, divisionId: DivisionId, { id, uuid }: { id: number; uuid: string }) {
  const { rows } = await sql`
    select from gift_card_entries where division_id = ${divisionId} and gift_card_id = ${id} and uuid = ${uuid}`.execute(
    db,
  );
  return rows.length > 0;
}
