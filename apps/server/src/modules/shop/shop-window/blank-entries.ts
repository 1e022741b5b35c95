// The blanks that a shop prints on, each with its best seller as the picture.
import type { CatalogueEntry } from "@selvedge/blocks/catalogue-grid/catalogue-grid.block";
import type { Bound } from "@selvedge/db/bound";
import { blanks, findBlank } from "@selvedge/garments/blanks/blanks";
import type { JsonObject } from "@selvedge/pages/json";
import type { Origins } from "../../../origins.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { listCards } from "../catalogue/index.ts";
import { cardOf } from "./cards.ts";

/** The most blanks in a list, and how many best sellers are looked through for them. */
const [most, looked] = [24, 200];

/** The blanks on sale, what sells best first; `blank` names one by its code. Reads the shop's best sellers once. */
export async function blankEntries(
  { db, origins, division }: { db: Bound; origins: Origins; division: Division },
  { limit, blank }: JsonObject,
): Promise<CatalogueEntry[]> {
  const rows = await listCards(db, origins, division.id, { limit: looked, sort: "bestsellers" });
  const only = typeof blank === "string" ? findBlank(blank)?.name : undefined;
  const byBlank = Map.groupBy(rows, ({ blankName }) => blankName);
  const count = Math.min(most, Math.max(1, typeof limit === "number" ? Math.trunc(limit) : 1));
  return [...byBlank]
    .filter(([name]) => only === undefined || name === only)
    .flatMap(([name, products]) => {
      const known = blanks.find((each) => each.name === name);
      return known ? [entryOf(known, products.map(cardOf))] : [];
    })
    .slice(0, count);
}

function entryOf(
  { code, name, material, sizes, colours }: (typeof blanks)[number],
  cards: readonly ReturnType<typeof cardOf>[],
): CatalogueEntry {
  const [best] = cards;
  return {
    ...{ code, name, material },
    sizes: sizes.length > 1 ? `${sizes[0]!.name} to ${sizes.at(-1)!.name}` : "",
    colours: colours.map((colour) => ({ name: colour.name, hex: colour.hex })),
    href: `/product/${best!.urlName}/`,
    fromPriceMinor: Math.min(...cards.map((card) => card.salePriceIncTaxMinor ?? card.priceIncTaxMinor)),
    currency: best!.currency,
    image: best!.image,
  };
}
