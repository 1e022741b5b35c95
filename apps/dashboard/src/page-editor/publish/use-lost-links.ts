import { shopLinks } from "@selvedge/pages/anchors/shop-links";
import type { Doc } from "@selvedge/pages/doc";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { linkTargetQuery } from "../../links/link-targets-query.ts";
import { useShop } from "../../session/shop.ts";
import { BLOCK_TYPES } from "../block-words.ts";
import { type FaultLine, lostLinkLines, shopLinkLines } from "./fault-lines.ts";

/** The links of a draft that lead nowhere, a line each: to blocks that are gone, and to pages that the shop does not have. */
export function useLostLinks(doc: Doc): readonly FaultLine[] {
  const { id: division } = useShop();
  const urls = useMemo(() => [...new Set(shopLinks(doc, BLOCK_TYPES).map(({ link }) => link))], [doc]);
  const found = useQueries({ queries: urls.map((url) => linkTargetQuery(division, url.slice(0, 500))) });
  const lost = new Set(urls.filter((_, at) => found[at]?.data === null));
  return [...lostLinkLines(doc), ...shopLinkLines(doc, lost)];
}
