import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { ChosenVariant } from "./choices.ts";

/** Puts exactly these variants on sale. Others stay, switched off, because orders may name them. */
export async function writeVariants(
  db: Bound,
  divisionId: DivisionId,
  { productId, code }: { productId: ProductId; code: string },
  variants: readonly ChosenVariant[],
): Promise<void> {
  await db
    .updateTable("product_variants")
    .where("division_id", "=", divisionId)
    .where("product_id", "=", productId)
    .set({ enabled: false })
    .execute();
  if (variants.length === 0) return;
  await db
    .insertInto("product_variants")
    .values(
      variants.map((variant) => ({
        division_id: divisionId,
        product_id: productId,
        sku: `${code}-${productId}-${variant.colourCode}-${variant.sizeCode}`,
        blank_sku: variant.blankSku,
        colour: variant.colour,
        hex: variant.hex,
        size: variant.size,
        position: variant.position,
        enabled: true,
      })),
    )
    .onConflict((same) =>
      same.columns(["division_id", "product_id", "colour", "size"]).doUpdateSet((eb) => ({
        enabled: true,
        hex: eb.ref("excluded.hex"),
        position: eb.ref("excluded.position"),
      })),
    )
    .execute();
}

interface WantedPicture {
  colour: string;
  side: "front" | "back" | "left" | "right";
  position: number;
  altText: string;
}

/** Makes a row for every picture that a product needs, and takes those of sides and colours away that it no longer has. */
export async function writePictures(
  db: Bound,
  divisionId: DivisionId,
  productId: ProductId,
  wanted: readonly WantedPicture[],
): Promise<void> {
  const keys = wanted.map(({ colour, side }) => `${colour}/${side}`);
  await sql`delete from product_images where division_id = ${divisionId} and product_id = ${productId}
    and colour || '/' || side <> all(${keys}::text[])`.execute(db);
  if (wanted.length === 0) return;
  await db
    .insertInto("product_images")
    .values(
      wanted.map(({ colour, side, position, altText }) => ({
        division_id: divisionId,
        product_id: productId,
        colour,
        side,
        position,
        alt_text: altText,
      })),
    )
    .onConflict((same) =>
      same.columns(["division_id", "product_id", "colour", "side"]).doUpdateSet((eb) => ({
        position: eb.ref("excluded.position"),
        alt_text: eb.ref("excluded.alt_text"),
      })),
    )
    .execute();
}

/**
 * Puts a product into exactly these collections of its shop that are filled by hand; a rule fills the others (migration 0083).
 * Ids of other shops' collections fall away.
 */
export async function writeCollections(
  db: Bound,
  divisionId: DivisionId,
  productId: ProductId,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from collection_products where division_id = ${divisionId} and product_id = ${productId}
    and collection_id <> all(${[...ids]}::bigint[])
    and collection_id in (select id from collections where division_id = ${divisionId} and rule is null)`.execute(db);
  await sql`insert into collection_products (division_id, collection_id, product_id)
    select division_id, id, ${productId} from collections where division_id = ${divisionId} and id = any(${[...ids]}::bigint[]) and rule is null
    on conflict do nothing`.execute(db);
}
