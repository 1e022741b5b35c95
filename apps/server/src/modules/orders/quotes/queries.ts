import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { sql } from "kysely";

export interface QuoteRow {
  wants: string;
  message: string;
  quantity: number;
  wantedBy: string | null;
  blankCode: string | null;
  colour: string;
  sides: string[];
  sizes: Record<string, number>;
  deliveryNetMinor: number;
  words: string;
  validUntil: string | null;
  answeredAt: Date | null;
  answeredBy: string;
  answers: number;
  termsDays: number | null;
  termsWords: string;
  dueOn: string | null;
}

/** What was asked and answered; undefined for an order that was never a quote. */
export async function findQuote(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`
    select wants, message, quantity, wanted_by::text as "wantedBy", blank_code as "blankCode", colour, sides, sizes,
      delivery_net_minor as "deliveryNetMinor", words, valid_until::text as "validUntil", answered_at as "answeredAt", answered_by as "answeredBy",
      answers, terms_days as "termsDays", terms_words as "termsWords", due_on::text as "dueOn"
    from quotes where division_id = ${divisionId} and order_id = ${orderId}`.execute(db);
  return rows[0];
}

export interface StyleRow {
  id: number;
  name: string;
  blankCode: string;
  colour: string;
  sides: string[];
  quantities: Record<string, number>;
  unitNetMinor: number;
  setUpNetMinor: number;
}

/** The priced lines of a quote, in order. */
export async function quoteStyles(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<StyleRow[]> {
  const { rows } = await sql<StyleRow>`
    select id, name, blank_code as "blankCode", colour, sides, quantities, unit_price_minor as "unitNetMinor", setup_fee_minor as "setUpNetMinor"
    from order_styles where division_id = ${divisionId} and order_id = ${orderId} order by position`.execute(db);
  return rows.map((row) => ({ ...row, quantities: inOrder(row) }));
}

/** Sizes from small to large, with those that nobody has named last: the database keeps no order. */
function inOrder({ blankCode, quantities }: StyleRow): Record<string, number> {
  const names = [...(findBlank(blankCode)?.sizes.map(({ name }) => name) ?? []), ""];
  const place = (size: string) => (names.includes(size) ? names.indexOf(size) : names.length);
  return Object.fromEntries(Object.entries(quantities).toSorted(([one], [other]) => place(one) - place(other)));
}

export interface ProofRow {
  id: number;
  styleId: number;
  version: number;
  productId: ProductId;
  sceneHash: string;
  /** Of each printed side, the front first; none while they are rendered. */
  images: string[];
  words: string;
  sentBy: string;
  sentAt: Date;
  answer: "approved" | "changes" | null;
  answerWords: string;
  answeredAt: Date | null;
}

/** The proofs of a quote, the newest first. */
export async function quoteProofs(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    select id, style_id as "styleId", version, product_id as "productId", scene_hash as "sceneHash", 
      array_remove(array[image_sha256, back_image_sha256], null) as images, words,
      sent_by as "sentBy", sent_at as "sentAt", answer, answer_words as "answerWords", answered_at as "answeredAt"
    from quote_proofs where division_id = ${divisionId} and order_id = ${orderId} order by version desc, id desc`.execute(
    db,
  );
  return rows;
}

export interface ArtRow {
  id: number;
  name: string;
  thumb: string;
  widthPx: number;
  heightPx: number;
  sentBy: "shopper" | "staff";
}

/** The art of a quote by its artworks, in the order in which it came. */
export async function quoteArt(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<ArtRow[]> {
  const { rows } = await sql<ArtRow>`
    select a.id, a.name, coalesce(a.thumb_sha256, a.preview_sha256) as thumb, a.width_px as "widthPx", a.height_px as "heightPx", q.sent_by as "sentBy"
    from quote_art q join artworks a on a.division_id = q.division_id and a.id = q.artwork_id
    where q.division_id = ${divisionId} and q.order_id = ${orderId} order by q.id`.execute(db);
  return rows;
}

/** Each line with its newest proof, where it has one. */
export const newestProofs = (styles: readonly StyleRow[], proofs: readonly ProofRow[]) =>
  styles.map((style) => ({ style, proof: proofs.find(({ styleId }) => styleId === style.id) }));

/** Names the proofs that somebody looks at, so that an answer is about those and no newer ones. */
export const proofsSeen = (styles: readonly StyleRow[], proofs: readonly ProofRow[]): string =>
  newestProofs(styles, proofs)
    .map(({ proof }) => `${proof?.id ?? 0}`)
    .join("-");
