import type { Doc } from "@selvedge/pages/doc";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { pageVersionQuery } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";

/** One side of a comparison: a version by its number, or the draft as it is now. */
export type Side = number | "draft";

/** The page that a side is; null while it is on its way. */
export function useSide(
  pageId: number,
  side: Side,
  draft: Doc,
): { doc: Doc | null; error: unknown; retry: () => void } {
  const shop = useShop();
  const { data, error, refetch } = useQuery({
    ...pageVersionQuery(shop.id, pageId, side === "draft" ? 0 : side),
    enabled: side !== "draft",
  });
  const kept = useMemo(() => (data ? fromWire(data.page as unknown as WirePage) : null), [data]);
  return { doc: side === "draft" ? draft : kept, error: side === "draft" ? null : error, retry: () => void refetch() };
}
