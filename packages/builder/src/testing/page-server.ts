import type { WirePage } from "@selvedge/pages/wire/wire";
import type { SendAnswer } from "../saving/save-state.ts";

/** A server of one page, as the page calls are: each save has a revision, blocks get numbers, and an old one is stale. */
export function pageServer(first: WirePage) {
  let page: WirePage = numbered({ ...first, rev: "1" });
  let saves = 1;
  return {
    page: () => page,
    save(sent: WirePage, rev: string | null): SendAnswer<WirePage> {
      if (rev !== page.rev) return { kind: "stale", page };
      saves += 1;
      page = numbered({ ...sent, rev: String(saves) });
      return { kind: "stored", page };
    },
  };
}

function numbered(page: WirePage): WirePage {
  let next = 1;
  const number = (blocks: WirePage["blocks"]): WirePage["blocks"] =>
    (blocks as { items?: WirePage["blocks"] }[]).map((block) => ({
      ...block,
      id: next++,
      items: number(block.items ?? []),
    })) as WirePage["blocks"];
  return JSON.parse(JSON.stringify({ ...page, blocks: number(page.blocks ?? []) }));
}
