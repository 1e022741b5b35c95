import { detailOf } from "../orders/detail.ts";
import { addOne } from "../orders/least-sql.ts";
import { sendAll } from "../orders/send-all.ts";
import { changeOf } from "../orders/shopper.ts";
import { againstSql, type Purchase } from "../orders/sides.ts";
import type { Row } from "../report/row.ts";

const adding: Purchase = {
  overHttp: (connection, shopper, token) =>
    sendAll(connection, [
      () =>
        changeOf(shopper, token, {
          path: "/frontend/product/addItemToCart/",
          body: { item: { variantId: String(shopper.shop.tee.variants[0]!.id), quantity: 1 }, name: "main" },
        }),
    ]),
  bySql: async ({ web }, shopper) => void (await addOne(web, shopper, shopper.shop.tee.variants[0]!.id)),
};

/**
 * A first tee into the basket, against two statements through bare pg: one that adds it and one that reads the basket, with the same
 * answer. The reference has no HTTP server and reads no JSON: what those cost Node counts against ours.
 */
export async function addToBasket(): Promise<Row> {
  const compared = await againstSql(adding, 1000);
  return {
    name: "add-to-basket",
    ratio: compared.workRatio,
    target: { sign: "≥", value: 0.75 },
    detail: detailOf(compared),
  };
}
