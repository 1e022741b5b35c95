import { shopLinks } from "@selvedge/pages/anchors/shop-links";
import type { Doc } from "@selvedge/pages/doc";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { lostLinksQuery } from "../../links/link-targets-query.ts";
import { useShop } from "../../session/shop.ts";
import { BLOCK_TYPES } from "../block-words.ts";
import { type FaultLine, lostLinkLines, shopLinkLines } from "./fault-lines.ts";

/** The links of a draft that lead nowhere, a line each: to blocks that are gone, and to pages that the shop does not have. */
export function useLostLinks(doc: Doc): readonly FaultLine[] {
  const { id: division } = useShop();
  const urls = useMemo(() => [...new Set(shopLinks(doc, BLOCK_TYPES).map(({ link }) => link))], [doc]);
  const { data: lost = [] } = useQuery({ ...lostLinksQuery(division, urls), enabled: urls.length > 0 });
  return [...lostLinkLines(doc), ...shopLinkLines(doc, new Set(lost))];
}
