import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { usedSides } from "@selvedge/design/scene";
import type { ProductId } from "@selvedge/domain/ids";
import { suggestedPriceOf } from "@selvedge/domain/money/suggested-price";
import { productRateOf } from "@selvedge/domain/money/vat-rates";
import { suggestedExtras } from "@selvedge/domain/products/size-prices";
import { titleOfFile } from "@selvedge/domain/products/title-of-file";
import { urlNameOf } from "@selvedge/domain/text";
import { lowestPriceOfVariants, variantCosts } from "@selvedge/garments/blanks/variant-costs";
import type { Platform } from "../../../platform.ts";
import { answerOnce } from "../../../plugins/idempotency/answer-once.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, writeAudit } from "../../plumbing/audit/index.ts";
import { findDesign } from "../designs/index.ts";
import { firstChoices, variantsOfChoices } from "./choices.ts";
import { requireBlank } from "./costs.ts";
import { joinEverything } from "./join-everything.ts";
import { divisionFacts, freeUrlName, productOfDesign } from "./queries.ts";
import { type Actor, showProduct } from "./show-product.ts";
import { writeVariants } from "./write-queries.ts";

interface NewProduct {
  designId: number;
  name: string;
  priceIncTaxMinor?: number | undefined;
  colours?: string[] | undefined;
}

/** Makes a draft from a design. The same key, or the same design, gives the same draft. */
export async function createProduct(platform: Platform, actor: Actor, idempotencyKey: string, body: NewProduct) {
  const { divisionId, account } = actor;
  const id = await withDivision(platform.pools.web, divisionId, (db) =>
    answerOnce(db, { divisionId, scope: `product ${account.id}`, key: idempotencyKey, request: body }, async () => {
      const known = await productOfDesign(db, divisionId, body.designId);
      return known ? known.id : insertDraft(db, actor, body);
    }),
  );
  return showProduct(platform, divisionId, id);
}

async function insertDraft(
  db: Bound,
  actor: Actor,
  { designId, colours = [], ...body }: NewProduct,
): Promise<ProductId> {
  const { divisionId, account } = actor;
  const [design, division] = await Promise.all([findDesign(db, divisionId, designId), divisionFacts(db, divisionId)]);
  if (!design) throw new Refusal("validation", { errors: { designId: ["This design no longer exists."] } });
  const blank = requireBlank(design.blank_code);
  const choices = firstChoices(blank, colours);
  const extras = suggestedExtras(blank.sizes, productRateOf("GB", blank.vatRate));
  const lowest = lowestPriceOfVariants(variantCosts(blank, usedSides(design.scene), choices), blank.vatRate, extras);
  const name = body.name || titleOfFile(design.name);
  const row = await db
    .insertInto("products")
    .values({
      division_id: divisionId,
      sku: randomUUID(),
      name,
      url_name: await freeUrlName(db, divisionId, urlNameOf(name)),
      blank_code: blank.code,
      design_id: design.id,
      scene: JSON.stringify(design.scene),
      scene_hash: design.scene_hash,
      price_inc_tax_minor: body.priceIncTaxMinor ?? suggestedPriceOf(lowest),
      currency: division.currency,
      size_extras: JSON.stringify(extras),
      vat_rate: blank.vatRate,
      gender: blank.gender,
      type: blank.typeCode,
      default_colour: choices[0]?.colour ?? "",
      created_by: account.id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", row.id)
    .set({ sku: `${division.code}-${blank.skuStem}-${row.id}` })
    .execute();
  await writeVariants(db, divisionId, { productId: row.id, code: division.code }, variantsOfChoices(blank, choices));
  await joinEverything(db, divisionId, row.id);
  await writeAudit(db, {
    ...byMerchant(actor),
    action: "product.created",
    subject: `product ${row.id}`,
  });
  return row.id;
}
