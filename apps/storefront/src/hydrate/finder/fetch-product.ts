import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { api } from "../../state/api.ts";

/** Products that were asked for on this page; one that failed is asked for again. */
const known = new Map<string, Promise<ProductData>>();

/** The product of a card, by anything on the card. Rejects where it is gone, too. */
export function productOf(part: Element): Promise<ProductData> {
  const id = part.closest<HTMLElement>("[data-product]")?.dataset.product ?? "";
  const asked = known.get(id);
  if (asked) return asked;
  const answer = api("POST /products/fetch/", { body: { product_ids: [Number(id)] as never } }).then(({ data }) => {
    if (!data[0]) throw new Error("This product is not for sale any more.");
    return data[0];
  });
  known.set(id, answer);
  answer.catch(() => known.delete(id));
  return answer;
}
