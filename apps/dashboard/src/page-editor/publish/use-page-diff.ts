import { type PageDiff, pageDiff } from "@selvedge/pages/diff/page-diff";
import type { Doc } from "@selvedge/pages/doc";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { type Page, pageVersionQuery } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";
import { BLOCK_TYPES } from "../block-words.ts";

/** While somebody types, the count may be late by so much. */
const restMs = 400;

/** What publishing would change: the draft beside what visitors see; null while that is not known, or nothing was published. */
export function usePageDiff(page: Pick<Page, "id" | "liveVersion">, doc: Doc): PageDiff | null {
  const shop = useShop();
  const { data } = useQuery({
    ...pageVersionQuery(shop.id, page.id, page.liveVersion ?? 0),
    enabled: page.liveVersion !== null,
  });
  const rested = useRested(doc);
  const live = useMemo(() => (data ? fromWire(data.page as unknown as WirePage) : null), [data]);
  return useMemo(() => (live ? pageDiff(live, rested, BLOCK_TYPES) : null), [live, rested]);
}

/** A value once it has not changed for a moment. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
