// The product behind a line of quoted work: its design on its garment in one colour. It is published, so that its pictures and
// print files are made like any other's, and hidden, so that no shopper finds it.
import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { assetTable } from "@selvedge/design/asset";
import { preflight } from "@selvedge/design/preflight";
import { type Scene, type Side, usedSides } from "@selvedge/design/scene";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { suggestedPriceOf } from "@selvedge/domain/money/suggested-price";
import { quotedSku } from "@selvedge/domain/products/sku";
import { urlNameOf } from "@selvedge/domain/text";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { everyChoice, lowestPriceOfVariants, variantCosts } from "@selvedge/garments/blanks/variant-costs";
import { largestPrint } from "@selvedge/garments/print-size";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { sceneHashOf } from "../../plumbing/personalisation/index.ts";
import { type ArtworkRow, presentAsset } from "../artworks/index.ts";
import { findDesign, insertDesign, sceneOfArt, writeDesign } from "../designs/index.ts";
import { variantsOfChoices } from "./choices.ts";
import { requireBlank } from "./costs.ts";
import { renderLater } from "./pictures/render-later.ts";
import { divisionFacts, findProduct, freeUrlName } from "./queries.ts";
import { writeVariants } from "./write-queries.ts";

interface QuotedWork {
  /** The product of an earlier proof, which becomes this one; null for the first. */
  productId: ProductId | null;
  name: string;
  blankCode: string;
  colour: string;
  art: Readonly<Partial<Record<Side, ArtworkRow>>>;
  accountId: number;
}

/**
 * Writes the product of a line of quoted work and queues its pictures and print files. Gives the hash of what will be printed.
 * Throws validation for art that would spoil the print, and for a colour that the garment is not made in.
 */
export async function writeQuotedProduct(
  platform: Platform,
  db: Bound,
  divisionId: DivisionId,
  work: QuotedWork,
): Promise<{ id: ProductId; sceneHash: string }> {
  const blank = requireBlank(work.blankCode);
  const scene = sceneOfArt(blank, work.art);
  refuseSpoilt(platform, divisionId, { blank, scene, art: Object.values(work.art) });
  const design = { name: work.name, scene, sceneHash: sceneHashOf(scene) };
  const id = work.productId ?? (await insertProduct(db, divisionId, { ...work, blank, design }));
  if (work.productId !== null) await redesign(db, divisionId, id, design);
  await renderLater(db, divisionId, id);
  return { id, sceneHash: design.sceneHash };
}

function refuseSpoilt(
  { origins }: Platform,
  divisionId: DivisionId,
  { blank, scene, art }: { blank: Blank; scene: Scene; art: readonly ArtworkRow[] },
): void {
  const assets = assetTable(art.map((each) => presentAsset(origins, divisionId, each)));
  const spoils = preflight(scene, assets, blank, largestPrint(blank)).filter(({ severity }) => severity === "block");
  if (spoils.length > 0) throw new Refusal("validation", { errors: { art: spoils.map(({ text }) => text) } });
}

interface Design {
  name: string;
  scene: Scene;
  sceneHash: string;
}

async function insertProduct(
  db: Bound,
  divisionId: DivisionId,
  { blank, colour, accountId, design }: QuotedWork & { blank: Blank; design: Design },
): Promise<ProductId> {
  const [division, designId] = await Promise.all([
    divisionFacts(db, divisionId),
    insertDesign(db, divisionId, { ...design, createdBy: accountId }),
  ]);
  const choices = everyChoice(blank, [colour]);
  const variants = variantsOfChoices(blank, choices);
  const lowest = lowestPriceOfVariants(variantCosts(blank, usedSides(design.scene), choices), blank.vatRate);
  const row = await db
    .insertInto("products")
    .values({
      division_id: divisionId,
      sku: randomUUID(),
      name: design.name,
      url_name: await freeUrlName(db, divisionId, urlNameOf(design.name)),
      blank_code: blank.code,
      design_id: designId,
      scene: JSON.stringify(design.scene),
      scene_hash: design.sceneHash,
      price_inc_tax_minor: suggestedPriceOf(lowest),
      currency: division.currency,
      vat_rate: blank.vatRate,
      gender: blank.gender,
      type: blank.typeCode,
      default_colour: colour,
      enabled: false,
      // A colleague made it: nobody has to look at it again.
      approval_status: "approved",
      published_at: sql`now()`,
      created_by: accountId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", row.id)
    .set({ sku: quotedSku({ shopCode: division.code, skuStem: blank.skuStem, id: row.id }) })
    .execute();
  await writeVariants(db, divisionId, { productId: row.id, code: division.code }, variants);
  return row.id;
}

async function redesign(db: Bound, divisionId: DivisionId, id: ProductId, design: Design): Promise<void> {
  const product = await findProduct(db, divisionId, id);
  const known = product && (await findDesign(db, divisionId, product.design_id));
  if (!product || !known) throw new Refusal("notFound");
  await writeDesign(db, divisionId, known.id, { ...design, version: known.version });
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({
      scene: JSON.stringify(design.scene),
      scene_hash: design.sceneHash,
      version: product.version + 1,
      updated_at: sql`now()`,
    })
    .execute();
}
