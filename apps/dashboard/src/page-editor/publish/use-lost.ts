import { chosenProducts } from "@selvedge/pages/anchors/chosen-products";
import { shopLinks } from "@selvedge/pages/anchors/shop-links";
import type { Doc } from "@selvedge/pages/doc";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { lostLinksQuery } from "../../links/link-targets-query.ts";
import { useShop } from "../../session/shop.ts";
import { BLOCK_TYPES } from "../block-words.ts";
import { productAddress } from "../panel/references/use-referred.ts";
import { type FaultLine, goneProductLines, lostLinkLines, shopLinkLines } from "./fault-lines.ts";

interface Lost {
  /** Links that lead nowhere: to blocks that are gone, and to pages that the shop does not have. */
  links: readonly FaultLine[];
  /** Products that are chosen and that the shop has no more. */
  products: readonly FaultLine[];
}

/** What a draft names and the shop does not have, a line each. */
export function useLost(doc: Doc): Lost {
  const { id: division } = useShop();
  const urls = useMemo(() => [...new Set(namedIn(doc))], [doc]);
  const { data = [] } = useQuery({ ...lostLinksQuery(division, urls), enabled: urls.length > 0 });
  const lost = new Set(data);
  return {
    links: [...lostLinkLines(doc), ...shopLinkLines(doc, lost)],
    products: goneProductLines(doc, (name) => lost.has(productAddress(name))),
  };
}

const namedIn = (doc: Doc): string[] => [
  ...shopLinks(doc, BLOCK_TYPES).map(({ link }) => link),
  ...chosenProducts(doc, BLOCK_TYPES).map(({ name }) => productAddress(name)),
];
