import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { ProductId } from "@selvedge/domain/ids";
import { approvalAfterChange } from "@selvedge/domain/products/approval";
import { descriptionHtml, descriptionText } from "@selvedge/domain/products/description";
import { urlNameOf } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { announceProduct, freeUrlName, lockProduct, writeCollections } from "../products/index.ts";
import type { BundleRow } from "./queries.ts";
import { sharedFacts } from "./shared-facts.ts";
import { requireBundle, showBundleIn } from "./show-bundle.ts";
import { writeBundlePictures, writeItems } from "./write-queries.ts";
import { checkedPieces, type WrittenBundle } from "./written-bundle.ts";

/**
 * Changes a bundle over the version that was opened. Other words or pictures of one that was reviewed send it to review
 * again. Throws validation with every fault, by field, and stale.
 */
export async function updateBundle(
  platform: Platform,
  actor: Merchant,
  id: ProductId,
  { version, ...written }: WrittenBundle & { version: number },
) {
  const { divisionId } = actor;
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const { row } = await lockBundle(db, actor, { id, version });
    const pieces = await checkedPieces(db, divisionId, written, row.currency);
    await writeBundle(db, actor, row, { written, facts: sharedFacts(pieces) });
    await writeItems(db, divisionId, id, pieces);
    await writeBundlePictures(db, divisionId, { id, written, pieces });
    await writeCollections(db, divisionId, id, written.collectionIds);
    await writeAudit(db, { ...byMerchant(actor), action: "product.changed", subject: `product ${id}` });
    await announceProduct(db, divisionId, id);
    return showBundleIn(db, platform, divisionId, id);
  });
}

/** Locks a bundle and reads it. Throws notFound, and stale unless the caller has seen its newest version. */
export async function lockBundle(
  db: Bound,
  { divisionId }: Merchant,
  { id, version }: { id: ProductId; version: number },
) {
  const locked = await lockProduct(db, divisionId, id);
  if (!locked || locked.deleted_at || !locked.is_bundle) throw new Refusal("notFound");
  if (locked.version !== version) throw new Refusal("stale", { data: { version: locked.version } });
  return requireBundle(db, divisionId, id);
}

async function writeBundle(
  db: Bound,
  { divisionId }: Merchant,
  row: BundleRow,
  { written, facts }: { written: WrittenBundle; facts: ReturnType<typeof sharedFacts> },
) {
  const isRenamed = written.name !== row.name;
  const areWordsNew = isRenamed || written.description !== descriptionText(row.description);
  const approval = approvalAfterChange(row.approvalStatus, {
    isRenamed: areWordsNew,
    isDesignNew: !areSamePictures(row, written),
  });
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", row.id)
    .set({
      name: written.name,
      description:
        written.description === descriptionText(row.description) ? undefined : descriptionHtml(written.description),
      price_inc_tax_minor: written.priceIncTaxMinor,
      sale_price_inc_tax_minor: written.salePriceIncTaxMinor,
      on_sale: written.salePriceIncTaxMinor !== null,
      ...facts,
      // A published address is in links and mails: it stays.
      url_name:
        isRenamed && !row.publishedAt
          ? await freeUrlName(db, divisionId, urlNameOf(written.name, "bundle"), row.id)
          : undefined,
      approval_status: approval,
      denial_reason: approval === row.approvalStatus ? undefined : null,
      version: row.version + 1,
      updated_at: sql`now()`,
    })
    .execute();
}

const areSamePictures = ({ pictures }: BundleRow, written: WrittenBundle): boolean =>
  pictures.length === written.pictures.length &&
  pictures.every(({ artworkId, altText }, at) => {
    const next = written.pictures[at]!;
    return artworkId === next.artworkId && altText === (next.altText || written.name);
  });
