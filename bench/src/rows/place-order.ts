import type pg from "pg";
import { benchServer } from "../orders/bench-server.ts";
import { checkOrders } from "../orders/check-orders.ts";
import { detailOf } from "../orders/detail.ts";
import { afterwards, type Bought, buy, countSales, emptyOutbox, type StoredTexts } from "../orders/least-sql.ts";
import { placeRequest } from "../orders/place-request.ts";
import { sendAll } from "../orders/send-all.ts";
import { changeOf, type Shopper } from "../orders/shopper.ts";
import { againstSql, type Purchase } from "../orders/sides.ts";
import type { Row } from "../report/row.ts";

const typedCard = { number: "4242 4242 4242 4242", expiry: "12/30", securityCode: "123" };
/** As many as the server takes from the outbox at once. */
const most = 8;

/** Two garments into the basket, the price of their delivery, a card, and paid. */
const callsOf = (shopper: Shopper, token: string): ((before: string) => string)[] => {
  const change = (path: string, body: object) => changeOf(shopper, token, { path, body });
  const add = (variantId: number) => () =>
    change("/frontend/product/addItemToCart/", { item: { variantId: String(variantId), quantity: 1 }, name: "main" });
  return [
    add(shopper.shop.tee.variants[0]!.id),
    add(shopper.shop.kidsTee.variants[0]!.id),
    () => change("/checkout/quote/", { country: "GB", shippingMethod: "uk-48" }),
    () => change("/local-cards/tokens/", typedCard),
    (answer) => placeRequest({ ...shopper, cardToken: JSON.parse(answer).data.token }, token, 43.99),
  ];
};

function purchase(): Purchase {
  const bought: Bought[] = [];
  let texts: StoredTexts | undefined;
  return {
    overHttp: (connection, shopper, token) => sendAll(connection, callsOf(shopper, token)),
    async bySql({ web, owner }, shopper) {
      texts ??= await storedTexts(owner);
      bought.push(await buy(web, shopper, texts));
    },
    async finish({ web, owner }) {
      for (let batch = bought.splice(0, most); batch.length > 0; batch = bought.splice(0, most)) {
        for (const each of batch) await afterwards(web, each, texts!);
        await emptyOutbox(owner, most);
      }
      await countSales(owner);
    },
  };
}

/** An answer and a mail of the server's, so that both sides store as much. */
async function storedTexts(owner: pg.Pool): Promise<StoredTexts> {
  const { rows } = await owner.query<StoredTexts>(`
    select (select answer::text from idempotency_keys where answer is not null limit 1) as answer, html as "mailHtml", body_text as "mailText"
    from mails where kind = 'order_confirmed' limit 1`);
  return rows[0]!;
}

/** The whole of an order of two garments: five calls, and what follows until its mail is handed over. */
export async function placeOrder(): Promise<Row> {
  const compared = await againstSql(purchase(), 300);
  const checked = await checkOrders((await benchServer()).owner);
  return {
    name: "place-order",
    ratio: compared.workRatio,
    target: { sign: "≥", value: 0.7 },
    detail: `${detailOf(compared)}; ${checked}`,
  };
}
