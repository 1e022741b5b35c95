import { digestOfHash, receiptHash } from "@selvedge/db/receipt-link";
import type { OrderId } from "@selvedge/domain/ids";
import { secret } from "../children/secret.ts";
import { againstBare, type Purchase } from "../orders/against-bare.ts";
import { benchServer } from "../orders/bench-server.ts";
import { checkOrders } from "../orders/check-orders.ts";
import { detailOf } from "../orders/detail.ts";
import { fillBaskets } from "../orders/fill-baskets.ts";
import { placeRequest } from "../orders/place-request.ts";
import type { BenchShop } from "../orders/shops.ts";
import type { Identity } from "../replay/identity.ts";
import type { Row } from "../report/row.ts";

export const placing: Purchase = {
  prepare: ({ owner }, shoppers) => fillBaskets(owner, shoppers),
  request: (shopper, token) => placeRequest(shopper, token, 43.99),
  recognise(identity, answer, shop) {
    const { reference } = JSON.parse(answer).data as { reference: string };
    knowOrder(identity, Number(reference.split("-").at(-1)) as OrderId, shop);
  },
  learn: (shop) => (text, answer, identity) => {
    if (text.includes("nextval('order_numbers')")) knowOrder(identity, answer.rows[0].nextOrderId, shop);
  },
};

/** The order's number decides the receipt's link. */
function knowOrder(identity: Identity, orderId: OrderId, { divisionId }: BenchShop) {
  const hash = receiptHash(secret, divisionId, orderId);
  Object.assign(identity.texts, { order: String(orderId), receipt: hash });
  identity.bytes.digest = digestOfHash(hash);
}

/** An order of two garments, placed and paid. */
export async function placeOrder(): Promise<Row> {
  const compared = await againstBare(placing, 400);
  const checked = await checkOrders((await benchServer()).owner);
  return {
    name: "place-order",
    ratio: compared.ratio,
    target: { sign: "≥", value: 0.6 },
    detail: `${detailOf(compared)}; ${checked}`,
  };
}
