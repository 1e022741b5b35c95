import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { measuresOf, type SizeGuide } from "@selvedge/domain/products/size-guide";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { sql } from "kysely";
import { isOnSale } from "../catalogue/index.ts";

interface ChartRow {
  blank_code: string;
  name: string | null;
  measures: string[] | null;
  sizes: { size: string; valuesMm: (number | null)[] }[] | null;
}

/**
 * The measurements of a product's sizes: those of its own size chart, else those of the blank that it is made of. null for
 * what nobody wears.
 */
export async function sizeGuideOf(db: Bound, divisionId: DivisionId, urlName: string): Promise<SizeGuide | null> {
  const { rows } = await sql<ChartRow>`
    select p.blank_code, c.name, c.measures, c.sizes from products p
    left join size_charts c on c.division_id = p.division_id and c.id = p.size_chart_id
    where p.division_id = ${divisionId} and p.url_name = ${urlName} and ${isOnSale}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (row.name !== null && row.measures && row.sizes)
    return { title: row.name, measures: measuresOf(row.measures), sizes: row.sizes };
  const blank = findBlank(row.blank_code);
  return blank && isWorn(blank) ? guideOfBlank(blank) : null;
}

const isWorn = ({ technology, gender }: Blank) => technology !== "paper" && gender !== "none";

const guideOfBlank = ({ name, sizes }: Blank): SizeGuide => ({
  title: name,
  measures: measuresOf(["Chest", "Length"]),
  sizes: sizes.map((size) => ({ size: size.name, valuesMm: [size.chestMm, size.lengthMm] })),
});
