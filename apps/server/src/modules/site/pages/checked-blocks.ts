import type { DivisionId } from "@selvedge/domain/ids";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import type { Origins } from "../../../origins.ts";
import { readPage } from "./read-page.ts";

/** Blocks that are no page yet, checked and cleaned as those of one are. Throws validation with every failing field. */
export function checkedBlocks(
  blocks: readonly unknown[],
  { divisionId, origins }: { divisionId: DivisionId; origins: Origins },
): readonly WireBlock[] {
  const site = { mainOrigin: origins.main, warn: () => {} };
  const { page } = readPage({ version: 1, properties: {}, blocks }, { divisionId, currentUrl: null, site });
  return page.blocks as readonly WireBlock[];
}
