import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { dpiLimits } from "@selvedge/design/resolution";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { Personalisation } from "@selvedge/domain/personalisation/template";
import { approvalAfterChange } from "@selvedge/domain/products/approval";
import { descriptionHtml, descriptionText } from "@selvedge/domain/products/description";
import type { SizeExtras } from "@selvedge/domain/products/size-prices";
import { urlNameOf } from "@selvedge/domain/text";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { wordsOfGood } from "@selvedge/garments/blanks/good-words";
import type { Choice } from "@selvedge/garments/blanks/variant-costs";
import { largestPrint } from "@selvedge/garments/print-size";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, writeAudit } from "../../plumbing/audit/index.ts";
import {
  personalisationFaults,
  printedSidesOf,
  templateIfAny,
  writePersonalisation,
} from "../../plumbing/personalisation/index.ts";
import { priceFaults } from "./check-price.ts";
import { variantsOfChoices } from "./choices.ts";
import { requireBlank } from "./costs.ts";
import { lowestDpi } from "./pictures/lowest-dpi.ts";
import { renderLater } from "./pictures/render-later.ts";
import { choicesOf, sizesOnSale } from "./present.ts";
import { announceProduct, divisionFacts, freeUrlName, lockProduct, type ProductDetailRow } from "./queries.ts";
import { type Actor, requireProduct, showProductIn } from "./show-product.ts";
import { writeCollections, writeVariants } from "./write-queries.ts";

export interface ProductChange {
  version: number;
  name?: string | undefined;
  description?: string | undefined;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
  priceIncTaxMinor?: number | undefined;
  salePriceIncTaxMinor?: number | null | undefined;
  onSale?: boolean | undefined;
  sizeExtrasMinor?: SizeExtras | undefined;
  enabled?: boolean | undefined;
  defaultColour?: string | undefined;
  choices?: Choice[] | undefined;
  collectionIds?: number[] | undefined;
  personalisation?: Personalisation | null | undefined;
}

/**
 * Changes a product over the version that was opened. Refuses a price below cost, a colour or size that the blank is
 * not made in, and with `stale` when another person changed it in between. A new colour is rendered at once when the
 * product is published; a new name sends it to review again.
 */
export async function changeProduct(platform: Platform, actor: Actor, id: ProductId, change: ProductChange) {
  const { divisionId } = actor;
  return withDivision(platform.pools.web, divisionId, async (db) => {
    await requireVersion(db, divisionId, id, change.version);
    const row = await requireProduct(db, divisionId, id);
    const blank = requireBlank(row.blank_code);
    const choices = (change.choices ?? choicesOf(row.variants)).filter(({ sizes }) => sizes.length > 0);
    const variants = variantsOfChoices(blank, choices);
    refuseFaults(row, blank, choices, change);
    await writeProduct(db, divisionId, row, { change, defaultColour: defaultColourOf(row, choices, change) });
    if (change.choices) {
      const { code } = await divisionFacts(db, divisionId);
      await writeVariants(db, divisionId, { productId: id, code }, variants);
    }
    if (change.collectionIds) await writeCollections(db, divisionId, id, change.collectionIds);
    if (change.personalisation !== undefined) await writePersonalisation(db, divisionId, id, change.personalisation);
    if (
      row.published_at &&
      (change.choices || change.name || change.defaultColour || change.personalisation !== undefined)
    )
      await renderLater(db, divisionId, id);
    await writeAudit(db, { ...byMerchant(actor), action: "product.changed", subject: `product ${id}` });
    await announceProduct(db, divisionId, id);
    return showProductIn(db, platform, divisionId, id);
  });
}

/** Locks the product and ends the request unless the caller has seen its newest version. */
export async function requireVersion(db: Bound, divisionId: DivisionId, id: ProductId, version: number) {
  const locked = await lockProduct(db, divisionId, id);
  if (!locked || locked.deleted_at) throw new Refusal("notFound");
  if (locked.version !== version) throw new Refusal("stale", { data: { version: locked.version } });
}

function refuseFaults(row: ProductDetailRow, blank: Blank, choices: readonly Choice[], change: ProductChange) {
  const price = {
    priceIncTaxMinor: change.priceIncTaxMinor ?? row.price_inc_tax_minor,
    salePriceIncTaxMinor:
      change.salePriceIncTaxMinor === undefined ? row.sale_price_inc_tax_minor : change.salePriceIncTaxMinor,
    onSale: change.onSale ?? row.on_sale,
    currency: row.currency,
    vatRate: row.vat_rate,
    extras: change.sizeExtrasMinor ?? row.size_extras,
  };
  const errors: Record<string, string[]> = {
    ...priceFaults(blank, sidesAfter(row, change), choices, price),
    ...(change.personalisation ? personalisationFaults(blank, change.personalisation) : {}),
  };
  const unknown = Object.keys(change.sizeExtrasMinor ?? {}).find(
    (size) => !blank.sizes.some(({ name }) => name === size),
  );
  if (unknown) errors.sizeExtrasMinor = [`${blank.name} is not made in size ${unknown}.`];
  if (row.published_at && choices.length === 0)
    errors.choices = [`Keep at least one ${wordsOfGood(blank.code).colour} and size on sale.`];
  const tooCoarse = row.published_at ? sizeTooCoarse(row, blank, choices) : null;
  if (tooCoarse)
    errors.choices = [
      `A picture of the design is too coarse to print on ${tooCoarse}. Make it smaller in the studio, or leave ${tooCoarse} out.`,
    ];
  if (change.defaultColour !== undefined && !choices.some(({ colour }) => colour === change.defaultColour))
    errors.defaultColour = [`Choose a ${wordsOfGood(blank.code).colour} that is on sale.`];
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
}

/** The sides that are printed after the change: a name on the back is a print of its own. */
const sidesAfter = ({ scene, template }: ProductDetailRow, { personalisation }: ProductChange) =>
  printedSidesOf(scene, personalisation === undefined ? templateIfAny(template) : personalisation);

/** The name of the largest size chosen when it is larger than any on sale and the design that is on sale cannot be printed on it. */
function sizeTooCoarse({ scene, art, variants }: ProductDetailRow, blank: Blank, choices: readonly Choice[]) {
  const chosen = largestPrint(
    blank,
    choices.flatMap(({ sizes }) => sizes),
  );
  if (chosen.printScale <= largestPrint(blank, sizesOnSale(variants)).printScale) return null;
  const dpi = lowestDpi(scene, art, chosen.printScale);
  return dpi !== null && dpi < dpiLimits.poor ? chosen.name : null;
}

/** The colour shown first stays one that is on sale. */
function defaultColourOf(row: ProductDetailRow, choices: readonly Choice[], change: ProductChange): string {
  const wanted = change.defaultColour ?? row.default_colour;
  return choices.some(({ colour }) => colour === wanted) ? wanted : (choices[0]?.colour ?? wanted);
}

async function writeProduct(
  db: Bound,
  divisionId: DivisionId,
  row: ProductDetailRow,
  { change, defaultColour }: { change: ProductChange; defaultColour: string },
) {
  const isRenamed = change.name !== undefined && change.name !== row.name;
  const approval = approvalAfterChange(row.approval_status, { isDesignNew: false, isRenamed });
  const hasNewText = change.description !== undefined && change.description !== descriptionText(row.description);
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", row.id)
    .set({
      name: change.name,
      description: hasNewText ? descriptionHtml(change.description ?? "") : undefined,
      meta_title: change.metaTitle,
      meta_description: change.metaDescription,
      price_inc_tax_minor: change.priceIncTaxMinor,
      sale_price_inc_tax_minor: change.salePriceIncTaxMinor,
      on_sale: change.onSale,
      size_extras: change.sizeExtrasMinor && JSON.stringify(change.sizeExtrasMinor),
      enabled: change.enabled,
      default_colour: defaultColour,
      // A published address is in links and mails: it stays.
      url_name:
        isRenamed && !row.published_at
          ? await freeUrlName(db, divisionId, urlNameOf(change.name ?? ""), row.id)
          : undefined,
      approval_status: approval,
      denial_reason: approval === row.approval_status ? undefined : null,
      version: row.version + 1,
      updated_at: sql`now()`,
    })
    .execute();
}
