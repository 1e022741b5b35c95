import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { ProductId } from "@selvedge/domain/ids";
import { descriptionHtml } from "@selvedge/domain/products/description";
import { urlNameOf } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { answerOnce } from "../../../plugins/idempotency/answer-once.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { divisionFacts, freeUrlName, joinEverything, writeCollections } from "../products/index.ts";
import { sharedFacts } from "./shared-facts.ts";
import { showBundle } from "./show-bundle.ts";
import { writeBundlePictures, writeItems } from "./write-queries.ts";
import { checkedPieces, type WrittenBundle } from "./written-bundle.ts";

/** Makes a draft bundle. The same key gives the same one. Throws validation with every fault, by field. */
export async function createBundle(platform: Platform, actor: Merchant, idempotencyKey: string, body: WrittenBundle) {
  const { divisionId, account } = actor;
  const id = await withDivision(platform.pools.web, divisionId, (db) =>
    answerOnce(db, { divisionId, scope: `bundle ${account.id}`, key: idempotencyKey, request: body }, () =>
      insertBundle(db, actor, body),
    ),
  );
  return showBundle(platform, divisionId, id);
}

async function insertBundle(db: Bound, actor: Merchant, written: WrittenBundle): Promise<ProductId> {
  const { divisionId, account } = actor;
  const { code, currency } = await divisionFacts(db, divisionId);
  const pieces = await checkedPieces(db, divisionId, written, currency);
  const { id } = await db
    .insertInto("products")
    .values({
      ...{ division_id: divisionId, sku: randomUUID(), name: written.name, is_bundle: true, type: "bundle" },
      ...{ blank_code: null, design_id: null, scene: null, scene_hash: null, default_colour: "" },
      url_name: await freeUrlName(db, divisionId, urlNameOf(written.name, "bundle")),
      description: descriptionHtml(written.description),
      price_inc_tax_minor: written.priceIncTaxMinor,
      sale_price_inc_tax_minor: written.salePriceIncTaxMinor,
      on_sale: written.salePriceIncTaxMinor !== null,
      currency,
      ...sharedFacts(pieces),
      created_by: account.id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ sku: `${code}-BUNDLE-${id}` })
    .execute();
  await writeItems(db, divisionId, id, pieces);
  await writeBundlePictures(db, divisionId, { id, written, pieces });
  await joinEverything(db, divisionId, id);
  if (written.collectionIds.length > 0) await writeCollections(db, divisionId, id, written.collectionIds);
  await writeAudit(db, { ...byMerchant(actor), action: "product.created", subject: `product ${id}` });
  return id;
}
