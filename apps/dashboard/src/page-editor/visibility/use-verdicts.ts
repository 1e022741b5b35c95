import { ITEM_FACTORIES } from "@selvedge/blocks/feed/item-factories";
import type { Facts } from "@selvedge/pages/conditions/condition";
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { type Resolution, resolve } from "@selvedge/pages/resolve/resolve";
import type { Reason } from "@selvedge/pages/resolve/verdict";
import { useMemo, useRef } from "react";
import type { Audience } from "../../pages/pages-query.ts";
import { BLOCK_TYPES } from "../block-words.ts";
import { factsOf, type Visitor } from "./visitor.ts";

export interface Verdicts {
  /** Why blocks are hidden; an empty list for one that is shown. */
  readonly of: ReadonlyMap<Uid, readonly Reason[]>;
  readonly facts: Facts;
}

/** Which blocks a visitor gets, decided as the server decides it; null until the shop's clocks are known. */
export function useVerdicts(doc: Doc, visitor: Visitor, audience: Audience | undefined): Verdicts | null {
  const last = useRef<Resolution | undefined>(undefined);
  return useMemo(() => {
    if (!audience) return null;
    const facts = factsOf(visitor, audience, Date.now());
    const context = {
      mode: "native",
      types: BLOCK_TYPES,
      conditions: SHOP_CONDITIONS,
      factories: ITEM_FACTORIES,
    } as const;
    last.current = resolve(doc, { ...context, facts }, last.current);
    return { of: last.current.verdicts, facts };
  }, [doc, visitor, audience]);
}
