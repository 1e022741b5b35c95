import { TEMPLATES } from "@selvedge/pages/templates/templates";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type LinkTarget, linkTargetsQuery } from "../../links/link-targets-query.ts";
import type { Page } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";

/** The product or collection that a template is looked at with; the shop chooses one until a person does. */
export function useSample({ template }: Page) {
  const shop = useShop();
  const kind = template === null || TEMPLATES[template].sample === "home" ? null : TEMPLATES[template].sample;
  const { data } = useQuery({ ...linkTargetsQuery(shop.id, "", kind ?? "product"), enabled: kind !== null });
  const [of, setOf] = useState<string | null>(null);
  return {
    kind,
    of,
    setOf,
    choices: kind === null ? [] : (data ?? []).filter(({ isShown }) => isShown).map(choiceOf),
    /** An address of the template with what was chosen. */
    addressWith(address: string): string {
      if (of === null) return address;
      const url = new URL(address);
      url.searchParams.set("of", of);
      return url.href;
    },
  };
}

export type TemplateSample = ReturnType<typeof useSample>;

/** "/product/linen-shirt/" is the product "linen-shirt". */
const choiceOf = ({ url, title }: LinkTarget) => ({ id: url.split("/")[2] ?? "", label: title });
