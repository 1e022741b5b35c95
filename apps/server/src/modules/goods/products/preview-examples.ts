import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { exampleValues } from "@selvedge/domain/personalisation/check-values";
import type { Personalisation } from "@selvedge/domain/personalisation/template";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { personalisationFaults, previewTexts } from "../../plumbing/personalisation/index.ts";
import { requireBlank } from "./costs.ts";
import { requireProduct } from "./show-product.ts";

/** The examples of fields that may not be saved yet, as they would be printed on a product. Throws validation by field. */
export async function previewExamples(
  platform: Platform,
  divisionId: DivisionId,
  id: ProductId,
  personalisation: Personalisation,
) {
  const row = await withDivision(platform.pools.web, divisionId, (db) => requireProduct(db, divisionId, id));
  const blank = requireBlank(row.blank_code);
  const errors = personalisationFaults(blank, personalisation);
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
  return previewTexts(blank, personalisation, exampleValues(personalisation));
}
