import { PICTURES } from "@selvedge/blocks/gallery/pictures";
import { SAMPLES } from "@selvedge/blocks/gallery/samples";
import { PATTERNS } from "@selvedge/blocks/patterns/patterns";
import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { WirePage } from "@selvedge/pages/wire/wire";
import type { Platform } from "../../../platform.ts";
import { ownSection } from "./queries.ts";

/** What a picker shows pictures of: `section:hero` is a ready section, `own:12` one of the shop's own, `block:banner` a block. */
export async function sampleBlocks(
  { pools }: Platform,
  divisionId: DivisionId,
  asked: string | null,
): Promise<WirePage["blocks"] | null> {
  const [kind, name = ""] = asked?.split(":") ?? [];
  if (kind === "section") return blocksOf(PATTERNS.find(({ id }) => id === name)?.blocks);
  if (kind === "block") {
    const example = BLOCK_TYPES.get(name)?.example;
    return blocksOf(SAMPLES.get(name) ?? (example && [drawn({ ...example, size: 12 })]));
  }
  if (kind !== "own" || !/^\d{1,15}$/.test(name)) return null;
  const row = await readDivision(pools.web, divisionId, (db) => ownSection(db, divisionId, Number(name)));
  return blocksOf(row?.blocks as object[] | undefined);
}

/** An example names a picture that no shop has: a drawn one stands for it. */
const drawn = (example: object): object =>
  JSON.parse(JSON.stringify(example), (name, value) =>
    name === "original" && /^\/static\//.test(String(value)) ? PICTURES.meadow.original : value,
  );

const blocksOf = (blocks: readonly object[] | undefined) =>
  blocks ? ([...blocks] as unknown as WirePage["blocks"]) : null;
