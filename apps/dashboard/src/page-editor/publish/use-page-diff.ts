import { type PageDiff, pageDiff } from "@selvedge/pages/diff/page-diff";
import type { Doc } from "@selvedge/pages/doc";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Page, pageVersionQuery } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";
import { BLOCK_TYPES } from "../block-words.ts";

/** What publishing would change: the draft beside what visitors see; null while that is not known, or nothing was published. */
export function usePageDiff(page: Pick<Page, "id" | "liveVersion">, draft: Doc): PageDiff | null {
  const shop = useShop();
  const { data } = useQuery({
    ...pageVersionQuery(shop.id, page.id, page.liveVersion ?? 0),
    enabled: page.liveVersion !== null,
  });
  const live = useMemo(() => (data ? fromWire(data.page as unknown as WirePage) : null), [data]);
  return useMemo(() => (live ? pageDiff(live, draft, BLOCK_TYPES) : null), [live, draft]);
}
