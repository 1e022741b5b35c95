import type { Doc } from "@selvedge/pages/doc";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { audienceQuery } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";
import { useVerdicts } from "./use-verdicts.ts";
import { anyone, previewFor } from "./visitor.ts";

/** Whom the page is looked at as, and which of its blocks that visitor gets. */
export function usePreviewAs(doc: Doc) {
  const shop = useShop();
  const { data: audience } = useQuery(audienceQuery(shop.id));
  const [visitor, setVisitor] = useState(anyone);
  const verdicts = useVerdicts(doc, visitor, audience);
  const hidden = verdicts ? [...verdicts.of.values()].filter((reasons) => reasons.length > 0).length : 0;
  return {
    ...{ visitor, setVisitor, audience, verdicts, hidden },
    /** An address of the page for that visitor. */
    addressFor: (address: string) => previewFor(address, visitor, audience),
  };
}

export type PreviewAs = ReturnType<typeof usePreviewAs>;
