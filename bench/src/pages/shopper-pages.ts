// The pages that a shopper comes through in the demo shop, from its home page to a receipt.
import { type Connection, openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";
import { demoGoods } from "../orders/demo-goods.ts";
import { fillBaskets } from "../orders/fill-baskets.ts";
import { placeRequest } from "../orders/place-request.ts";
import { arrive, newShopper, type Shopper } from "../orders/shopper.ts";
import { withOwner } from "./demo-owner.ts";
import type { DemoServer } from "./demo-server.ts";

export interface ShopperPages {
  /** Each page's document by what it is. */
  documents: Readonly<Record<PageKind, string>>;
  /** A file of the shop as text. */
  read(path: string): Promise<string>;
  close(): void;
}

export type PageKind = "home" | "collection" | "blog" | "post" | "help" | "product" | "basket" | "checkout" | "receipt";

/** Visits every kind of page once, and pays for one order on the way. */
export async function shopperPages(demo: DemoServer): Promise<ShopperPages> {
  const connection = await openConnection(demo.server.port);
  const read = async (path: string, cookie = ""): Promise<string> => {
    const { status, body } = await connection.send(getRequest(path, { host: demo.host, cookie }));
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    return String(body);
  };
  const home = await read("/");
  const blog = await read("/blog/");
  const shopper = await shopperWithBasket(demo);
  const cookie = `session=${shopper.visitor}`;
  const token = await arrive(connection, shopper);
  return {
    documents: {
      home,
      blog,
      collection: await read(linkIn(home, "collection")),
      product: await read(linkIn(home, "product")),
      post: await read(linkIn(blog, "blog")),
      help: await read("/help/"),
      basket: await read("/basket/", cookie),
      checkout: await read("/checkout/", cookie),
      receipt: await read(await receiptOf(shopper, token, connection), cookie),
    },
    read: (path) => read(path),
    close: () => connection.close(),
  };
}

const shopperWithBasket = (demo: DemoServer): Promise<Shopper> =>
  withOwner(demo, async (owner) => {
    const shopper = newShopper(await demoGoods(owner, demo.host));
    await fillBaskets(owner, [shopper]);
    return shopper;
  });

/** Pays; gives the receipt's path. */
async function receiptOf(shopper: Shopper, token: string, connection: Connection): Promise<string> {
  const pay = (total: number) => connection.send(placeRequest(shopper, token, total));
  const asked = await pay(0);
  const { status, body } = asked.status === 409 ? await pay(JSON.parse(String(asked.body)).data.totals.total) : asked;
  if (status !== 200) throw new Error(`An order was answered ${status}: ${body}`);
  return new URL(JSON.parse(String(body)).data.receiptUrl, `http://${shopper.shop.host}`).pathname;
}

/** The first link of a document to a page below an address. */
function linkIn(html: string, below: string): string {
  const path = new RegExp(`href="(?:http://[^/"]+)?(/${below}/(?!tagged|feed)[^"#?]+)"`).exec(html)?.[1];
  if (!path) throw new Error(`A page leads to no ${below}.`);
  return path;
}
