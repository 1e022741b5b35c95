import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Connection } from "../http/connection.ts";
import { getRequest, postRequest } from "../http/request.ts";
import type { BenchShop } from "./shops.ts";

/** A shopper about to buy in a shop, with everything that one purchase needs and no other has. */
export interface Shopper {
  shop: BenchShop;
  /** The cookie's value. */
  visitor: string;
  ownerHash: Buffer;
  basketId: string;
  cardToken: string;
  email: string;
  idempotencyKey: string;
}

export function newShopper(shop: BenchShop): Shopper {
  const visitor = randomBytes(32).toString("base64url");
  const name = randomBytes(9).toString("hex");
  return {
    shop,
    visitor,
    ownerHash: createHash("sha256").update(visitor).digest(),
    basketId: randomUUID(),
    cardToken: `tok_${randomBytes(18).toString("base64url")}`,
    email: `${name}@postbox.example`,
    idempotencyKey: `key-${name}`,
  };
}

/** The shopper's first visit: the answer is the token that every change has to carry. */
export async function arrive(connection: Connection, shopper: Shopper): Promise<string> {
  const cookie = `session=${shopper.visitor}`;
  const answer = await connection.send(
    getRequest("/omnis/v3/dashboard/secure/get/", { host: shopper.shop.host, cookie }),
  );
  const token = /XSRF-TOKEN=([^;]+)/.exec(answer.head)?.[1];
  if (answer.status !== 200 || !token) throw new Error(`A visitor was not let in: ${answer.head}`);
  return decodeURIComponent(token);
}

/** A change as our client sends it, whole. */
export const changeOf = (
  shopper: Shopper,
  token: string,
  { path, body, more = {} }: { path: string; body: object; more?: Record<string, string> | undefined },
): string =>
  postRequest(
    `/omnis/v3${path}`,
    {
      host: shopper.shop.host,
      origin: `http://${shopper.shop.host}`,
      cookie: `session=${shopper.visitor}; XSRF-TOKEN=${token}`,
      "x-xsrf-token": token,
      ...more,
    },
    body,
  );
