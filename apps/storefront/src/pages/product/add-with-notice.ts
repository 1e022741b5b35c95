// Adds a product to the basket and shows the result. Loaded when something is added.
import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { addToBasket } from "../../state/basket.ts";
import { money } from "../../state/money.ts";
import { showBagNotice } from "./bag-notice.tsx";

/** Adds `wanted` pieces of a variant; resolves once the notice is open. Throws what the call throws. */
export async function addWithNotice(
  product: ProductData,
  variantId: string,
  wanted: number,
  texts?: Record<string, string>,
): Promise<void> {
  const basket = await addToBasket(variantId, wanted, texts);
  // A piece with texts is a line of its own, the last one of its variant.
  const line = basket.items.findLast((item) => item.variantId === variantId);
  const { Colour, Size } = line?.options ?? { Colour: "", Size: "" };
  showBagNotice({
    name: product.name,
    detail: [Colour, Size, ...(line?.personalisation ?? []).map(({ value }) => value)].filter(Boolean).join(", "),
    image: line?.image ?? "",
    // In the currency that is charged: the page may show another.
    price: line && basket.added > 0 ? money(line.priceIncTax * basket.added, basket.totals.currency) : "",
    wanted,
    added: basket.added,
    count: basket.totals.quantity,
  });
}
