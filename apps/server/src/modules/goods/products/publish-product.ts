import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { assetTable } from "@selvedge/design/asset";
import { preflight } from "@selvedge/design/preflight";
import type { Scene } from "@selvedge/design/scene";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { approvalWhenPublished } from "@selvedge/domain/products/approval";
import { wordsOfGood } from "@selvedge/garments/blanks/good-words";
import { largestPrint } from "@selvedge/garments/print-size";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { answerOnce } from "../../../plugins/idempotency/answer-once.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, writeAudit } from "../../plumbing/audit/index.ts";
import { printedSidesOf, templateIfAny } from "../../plumbing/personalisation/index.ts";
import { artworksByHashes, presentAsset } from "../artworks/index.ts";
import { assetHashesOf, findDesign } from "../designs/index.ts";
import { requireVersion } from "./change-product.ts";
import { priceFaults } from "./check-price.ts";
import { requireBlank } from "./costs.ts";
import { renderLater } from "./pictures/render-later.ts";
import { choicesOf, sizesOnSale } from "./present.ts";
import { announceProduct, type ProductDetailRow } from "./queries.ts";
import { type Actor, requireProduct, showProduct } from "./show-product.ts";

/**
 * Puts a product on sale with its design as it is now. What would spoil a print, a price below cost and a product
 * without a variant are refused, each by its field. A design that was not reviewed goes to review.
 */
export async function publishProduct(
  platform: Platform,
  actor: Actor,
  given: { id: ProductId; version: number; idempotencyKey: string },
) {
  const { divisionId, account } = actor;
  const { id, version, idempotencyKey } = given;
  const once = { divisionId, scope: `publish ${account.id}`, key: idempotencyKey, request: { id, version } };
  await withDivision(platform.pools.web, divisionId, (db) =>
    answerOnce(db, once, async () => {
      await requireVersion(db, divisionId, id, version);
      const row = await requireProduct(db, divisionId, id);
      const design = await findDesign(db, divisionId, row.design_id);
      if (!design) throw new Refusal("notFound");
      await refuseFaults(db, platform, divisionId, { row, scene: design.scene });
      await freeze(db, divisionId, row, { scene: design.scene, sceneHash: design.scene_hash });
      await renderLater(db, divisionId, id);
      await writeAudit(db, { ...byMerchant(actor), action: "product.published", subject: `product ${id}` });
      await announceProduct(db, divisionId, id);
      return { id };
    }),
  );
  return showProduct(platform, divisionId, id);
}

async function refuseFaults(
  db: Bound,
  { origins }: Platform,
  divisionId: DivisionId,
  { row, scene }: { row: ProductDetailRow; scene: Scene },
): Promise<void> {
  const blank = requireBlank(row.blank_code);
  const choices = choicesOf(row.variants);
  const artworks = await artworksByHashes(db, divisionId, assetHashesOf(scene));
  const assets = assetTable(artworks.map((artwork) => presentAsset(origins, divisionId, artwork)));
  const spoils = preflight(scene, assets, blank, largestPrint(blank, sizesOnSale(row.variants))).filter(
    ({ severity }) => severity === "block",
  );
  const errors = priceFaults(blank, printedSidesOf(scene, templateIfAny(row.template)), choices, {
    priceIncTaxMinor: row.price_inc_tax_minor,
    salePriceIncTaxMinor: row.sale_price_inc_tax_minor,
    onSale: row.on_sale,
    currency: row.currency,
    vatRate: row.vat_rate,
    extras: row.size_extras,
  });
  if (spoils.length > 0) errors.design = spoils.map(({ text }) => text);
  if (choices.length === 0)
    errors.choices = [`Choose at least one ${wordsOfGood(blank.code).colour} and size to sell.`];
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
}

async function freeze(
  db: Bound,
  divisionId: DivisionId,
  row: ProductDetailRow,
  { scene, sceneHash }: { scene: Scene; sceneHash: string },
) {
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", row.id)
    .set({
      scene: JSON.stringify(scene),
      scene_hash: sceneHash,
      enabled: true,
      approval_status: approvalWhenPublished(row.approval_status, row.scene_hash !== sceneHash),
      denial_reason: null,
      published_at: sql`coalesce(published_at, now())`,
      version: row.version + 1,
      updated_at: sql`now()`,
    })
    .execute();
}
