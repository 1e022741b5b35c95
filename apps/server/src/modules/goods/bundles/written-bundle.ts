import type { bundleCalls } from "@selvedge/contracts/bundles/bundles.calls";
import type { CallBody } from "@selvedge/contracts/call";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import { priceFaultsOf } from "@selvedge/domain/money/price-faults";
import { openChoices } from "@selvedge/garments/blanks/bundle-costs";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Piece, piecesOf, profitAt } from "./present.ts";
import { partsByIds } from "./queries.ts";

export type WrittenBundle = CallBody<typeof bundleCalls.createBundle>;

/** The pieces that were written, each a product of the shop. Throws validation with every fault, by field. */
export async function checkedPieces(
  db: Bound,
  divisionId: DivisionId,
  written: WrittenBundle,
  currency: string,
): Promise<Piece[]> {
  const { parts } = written;
  const ids = parts.map(({ productId }) => productId);
  const pieces = piecesOf(parts, await partsByIds(db, divisionId, ids));
  const errors = { ...faultsOfParts(written, pieces), ...faultsOfPrice(written, pieces, currency) };
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
  return pieces;
}

function faultsOfParts({ parts }: WrittenBundle, pieces: readonly Piece[]): Record<string, string[]> {
  if (pieces.length < parts.length)
    return { parts: ["One of these products cannot be in a bundle any more. Remove it."] };
  const empty = pieces.find(
    ({ row, colour, size }) => openChoices({ choices: row.choices, colour, size }).length === 0,
  );
  if (!empty) return {};
  const worded = [empty.colour, empty.size].filter(Boolean).join(", ");
  return { parts: [`${empty.row.name} is not on sale${worded ? ` in ${worded}` : " in any colour or size"}.`] };
}

/** A bundle, too, is never sold below what it costs. */
function faultsOfPrice(
  { priceIncTaxMinor, salePriceIncTaxMinor }: WrittenBundle,
  pieces: readonly Piece[],
  currency: string,
): Record<string, string[]> {
  const { lowestPriceIncTaxMinor } = profitAt(priceIncTaxMinor, pieces);
  const asked = { priceIncTaxMinor, salePriceIncTaxMinor, isOnSale: salePriceIncTaxMinor !== null };
  const { price, salePrice } = priceFaultsOf(asked, lowestPriceIncTaxMinor);
  const words = {
    below_lowest: `The lowest price you can set is ${formatMoney(lowestPriceIncTaxMinor, currency)}. Below it you would lose money.`,
    sale_not_lower: "A sale price is lower than the price.",
    sale_missing: "Enter a sale price.",
  };
  return {
    ...(price && { priceIncTaxMinor: [words[price]] }),
    ...(salePrice && { salePriceIncTaxMinor: [words[salePrice]] }),
  };
}
