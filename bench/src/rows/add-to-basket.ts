import { againstBare, type Purchase } from "../orders/against-bare.ts";
import { detailOf } from "../orders/detail.ts";
import { changeOf } from "../orders/shopper.ts";
import type { Row } from "../report/row.ts";

export const adding: Purchase = {
  prepare: async () => {},
  request: (shopper, token) =>
    changeOf(shopper, token, {
      path: "/frontend/product/addItemToCart/",
      body: {
        item: { variantId: String(shopper.shop.tee.variants[0]!.id), quantity: 1 },
        name: "main",
      },
    }),
  recognise() {},
  learn: () => () => {},
};

/** A first tee into the basket. */
export async function addToBasket(): Promise<Row> {
  const compared = await againstBare(adding, 1000);
  return {
    name: "add-to-basket",
    ratio: compared.ratio,
    target: { sign: "≥", value: 0.6 },
    detail: detailOf(compared),
  };
}
