import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Piece } from "./present.ts";
import { itemsOfBundle } from "./queries.ts";
import type { WrittenBundle } from "./written-bundle.ts";

const sameItems = (one: readonly Pick<Piece, "productId" | "colour" | "size">[]) =>
  JSON.stringify(one.map(({ productId, colour, size }) => [productId, colour, size]));

/**
 * Writes what is in a bundle. Parts that stay as they are keep their ids, because baskets name them; any other change makes
 * the bundle unavailable in baskets that hold it, until it is added again.
 */
export async function writeItems(db: Bound, divisionId: DivisionId, id: ProductId, pieces: readonly Piece[]) {
  if (sameItems(await itemsOfBundle(db, divisionId, id)) === sameItems(pieces)) return;
  await db
    .deleteFrom("bundle_items")
    .where("division_id", "=", divisionId)
    .where("bundle_product_id", "=", id)
    .execute();
  await db
    .insertInto("bundle_items")
    .values(
      pieces.map(({ productId, colour, size }, position) => ({
        division_id: divisionId,
        bundle_product_id: id,
        product_id: productId,
        ...(colour !== null && size !== null
          ? { variant_id: variantOf(divisionId, { productId, colour, size }) }
          : { colour, size }),
        position,
      })),
    )
    .execute();
}

const variantOf = (
  divisionId: DivisionId,
  { productId, colour, size }: { productId: ProductId; colour: string; size: string },
) =>
  sql<number>`(select id from product_variants where division_id = ${divisionId} and product_id = ${productId}
    and colour = ${colour} and size = ${size} and enabled)`;

/** Writes a bundle's own pictures, or without any those of its parts, one for each. Throws validation for unknown artworks. */
export async function writeBundlePictures(
  db: Bound,
  divisionId: DivisionId,
  { id, written, pieces }: { id: ProductId; written: WrittenBundle; pieces: readonly Piece[] },
) {
  await db.deleteFrom("product_images").where("division_id", "=", divisionId).where("product_id", "=", id).execute();
  if (written.pictures.length === 0) {
    await copyPictures(db, divisionId, id, pieces);
    return;
  }
  const { rows } = await sql<{ id: number }>`
    insert into product_images (division_id, product_id, colour, side, position, alt_text, sizes, state, original_sha256, drawn_from)
    select ${divisionId}, ${id}, ${slot}, 'front', w.place, w.alt, jsonb_build_object('480', a.preview_sha256, '1600', a.preview_sha256), 'ready', a.sha256, 'artwork'
    from unnest(${written.pictures.map(({ artworkId }) => artworkId)}::bigint[], ${written.pictures.map(({ altText }) => altText || written.name)}::text[])
      with ordinality as w (artwork, alt, place)
    join artworks a on a.division_id = ${divisionId} and a.id = w.artwork and a.deleted_at is null returning id`.execute(
    db,
  );
  if (rows.length < written.pictures.length)
    throw new Refusal("validation", { errors: { pictures: ["One of these pictures is not there any more."] } });
}

/** The place of a picture stands where other products have a colour; the first has none. */
const slot = sql`case when w.place = 1 then '' else w.place::text end`;

/** The main picture of each part in the colour that is fixed, else in its own first one. */
const copyPictures = (db: Bound, divisionId: DivisionId, id: ProductId, pieces: readonly Piece[]) =>
  sql`
    insert into product_images (division_id, product_id, colour, side, position, alt_text, sizes, state, drawn_from)
    select ${divisionId}, ${id}, case when row_number() over (order by w.place) = 1 then '' else w.place::text end, 'front', w.place, i.alt_text, i.sizes, 'ready', 'part ' || w.product
    from (select product, colour, min(place) as place from unnest(${pieces.map(({ productId }) => productId)}::bigint[],
      ${pieces.map(({ colour }) => colour)}::text[]) with ordinality as u (product, colour, place) group by product, colour) w
    join products p on p.division_id = ${divisionId} and p.id = w.product
    cross join lateral (select m.alt_text, m.sizes from product_images m
      where m.division_id = p.division_id and m.product_id = p.id and m.state = 'ready'
      order by m.colour = coalesce(w.colour, p.default_colour) desc, m.side = 'front' desc, m.position limit 1) i`.execute(
    db,
  );
