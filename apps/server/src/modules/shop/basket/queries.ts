import type { Bound } from "@selvedge/db/bound";
import { basketOwner } from "@selvedge/db/sessions/basket-owner";
import type { DivisionId } from "@selvedge/domain/ids";
import { basketLineLimit, basketPieceLimit } from "@selvedge/domain/limits";
import type { LineTexts } from "@selvedge/domain/personalisation/line-texts";
import { type RawBuilder, sql } from "kysely";
import {
  type ChosenPart,
  chosenParts,
  type PartOption,
  type SellableRow,
  sellableColumns,
} from "../catalogue/index.ts";

/** `later`: what was put aside from the basket. */
export type BasketName = "main" | "favourites" | "later";

export interface BasketLine extends Omit<SellableRow, "part_rows"> {
  /** What a bundle is made of, as it was chosen; null for everything else, and empty where a part is gone. */
  parts: readonly ChosenPart[] | null;
  /** Why a bundle cannot be bought as it was chosen; empty where it can, and for everything else. */
  stopped: string;
  key: string;
  quantity: number;
  seen_price_inc_tax_minor: number;
  /** What its shopper typed; null for goods as they are. */
  texts: LineTexts | null;
  basket_id: string;
  /** The basket's version and codes with exactly these lines, read by the same statement. */
  basket_version: number;
  basket_codes: string[];
  basket_gift_card_ids: number[];
}

export interface BasketRow {
  id: string;
  version: number;
  codes: string[];
  giftCardIds: number[];
}

/** A visitor's basket, or undefined. */
export const findBasket = (
  db: Bound,
  divisionId: DivisionId,
  ownerHash: Buffer,
  name: BasketName,
): Promise<BasketRow | undefined> =>
  db
    .selectFrom("baskets")
    .where("division_id", "=", divisionId)
    .where("owner_hash", "=", basketOwner(ownerHash))
    .where("name", "=", name)
    .select(["id", "version", "codes", "gift_card_ids as giftCardIds"])
    .executeTakeFirst();

/** The lines of a visitor's basket with what they cost now, oldest first. */
export const basketLines = (db: Bound, divisionId: DivisionId, ownerHash: Buffer, name: BasketName) =>
  readLines(db, { divisionId, ownerHash, name }, sql``);

/** The code of the error that ends a transaction after which a basket would hold too much. */
export const basketIsFull = "SB001";

/** The same lines. Throws `basketIsFull` where they are more than a basket may hold; a bundle counts with all that is in it. */
export const basketLinesInLimits = (db: Bound, divisionId: DivisionId, ownerHash: Buffer, name: BasketName) =>
  readLines(db, { divisionId, ownerHash, name }, inLimits);

const inLimits = sql`,
  case when count(*) over () > ${sql.lit(basketLineLimit)} or sum(bi.quantity * case when p.is_bundle
    then bundle_pieces(p.division_id, p.id) else 1 end) over () > ${sql.lit(basketPieceLimit)} then end_transaction(${sql.lit(basketIsFull)}) end as is_full`;

async function readLines(
  db: Bound,
  { divisionId, ownerHash, name }: { divisionId: DivisionId; ownerHash: Buffer; name: BasketName },
  more: RawBuilder<unknown>,
): Promise<BasketLine[]> {
  const { rows } = await sql<StoredLine>`
    select b.id as basket_id, b.version as basket_version, b.codes as basket_codes, b.gift_card_ids as basket_gift_card_ids, bi.key, bi.quantity, bi.seen_price_inc_tax_minor, bi.personalisation as texts, bi.bundle_options,
      ${name}::text = 'favourites' or case when p.personalisable then (bi.personalisation ->> 'templateId')::bigint is not distinct from p.personalisation_template_id
        else bi.personalisation is null end as has_right_texts, ${sellableColumns}${more}
    from baskets b
    join basket_items bi on bi.division_id = b.division_id and bi.basket_id = b.id
    join products p on p.division_id = bi.division_id and p.id = bi.product_id
    left join product_variants v on v.division_id = bi.division_id and v.id = bi.variant_id
    where b.division_id = ${divisionId} and b.owner_hash = ${basketOwner(ownerHash)} and b.name = ${name}
    order by bi.added_at, bi.key`.execute(db);
  return rows.map(presentedLine);
}

/** A line as it is sold now. Written on its row, which nobody else has: a copy of it costs more than reading it did. */
function presentedLine(row: StoredLine): BasketLine {
  const line = Object.assign(row, ofParts(row));
  return Object.assign(line, ofTexts(line));
}

interface StoredLine extends Omit<BasketLine, "parts" | "stopped">, Pick<SellableRow, "part_rows"> {
  bundle_options: PartOption[] | null;
  /** Its texts are those that the product is sold with now. */
  has_right_texts: boolean;
}

const ofGoods = { parts: null, stopped: "" };

/** A bundle is available while each of its parts is, as it was chosen. */
function ofParts({ part_rows: rows, bundle_options: options, image }: StoredLine) {
  if (!rows) return ofGoods;
  const chosen = chosenParts(rows, options ?? []);
  if (!chosen.ok) return { parts: [], is_available: false, stopped: Object.values(chosen.messages)[0] ?? "" };
  return { stopped: "", parts: chosen.parts, image: image ?? chosen.parts[0]?.image ?? null };
}

/** A line with its texts is what it is sold as: its own design, its own picture, and the price with what the texts add. */
function ofTexts({ has_right_texts, is_available, texts, unit_price_inc_tax_minor }: StoredLine) {
  const now = { is_available: is_available && has_right_texts };
  if (!texts) return now;
  return {
    ...{ ...now, scene_hash: texts.sceneHash, image: { "480": texts.proofSha256 } },
    unit_price_inc_tax_minor: unit_price_inc_tax_minor + texts.chargeMinor,
  };
}
