// What people request from the platform all day: every list, search and page, with the same words in both worlds.

import { createHash, randomBytes } from "node:crypto";
import type { DivisionId } from "@selvedge/domain/ids";
import { getRequest } from "../http/request.ts";
import { bigDivisionId } from "./grow.ts";
import type { World } from "./worlds.ts";

type Who = "visitor" | "merchant" | "staff";

interface Question {
  name: string;
  who: Who;
  /** First part of the host; none is the main site. */
  at?: "demo" | "backoffice";
  path(facts: Facts): string;
}

/** What the paths name, read once from a world. */
interface Facts {
  divisionId: DivisionId;
  /** The shop that holds a tenth of all orders where there are that many; elsewhere the demo shop. */
  bigDivisionId: DivisionId;
  orderId: string;
  productId: string;
  productUrl: string;
  collectionUrl: string;
}

const api = "/omnis/v3";
const shop = (name: string, path: Question["path"]): Question => ({ name, who: "visitor", at: "demo", path });
const dashboard = (name: string, path: Question["path"]): Question => ({ name, who: "merchant", path });
const staff = (name: string, path: Question["path"]): Question => ({ name, who: "staff", at: "backoffice", path });
const shopViews = ["all", "open", "needs", "making", "sent", "refunded"];
const staffViews = ["all", "to_release", "late", "due_today", "held", "making", "ready", "issues"];

export const questions: readonly Question[] = [
  shop("home page", () => "/"),
  shop("collection page", ({ collectionUrl }) => `/collection/${collectionUrl}/`),
  shop("product page", ({ productUrl }) => `/product/${productUrl}/`),
  shop("shop data", () => `${api}/frontend/getStoreCoreData/json/`),
  shop("shop's products", ({ divisionId }) => `${api}/division/${divisionId}/products/`),
  shop("shop's collections", ({ divisionId }) => `${api}/collections/get/${divisionId}/`),
  shop("basket", () => `${api}/basket/main/list/`),
  dashboard("dashboard home", ({ divisionId }) => `${api}/divisions/${divisionId}/overview/`),
  ...shopViews.map((view) =>
    dashboard(`shop's orders, ${view}`, ({ divisionId }) => `${api}/divisions/${divisionId}/orders/?view=${view}`),
  ),
  dashboard("shop's orders by name", ({ divisionId }) => `${api}/divisions/${divisionId}/orders/?search=nakamura`),
  dashboard(
    "shop's orders by number",
    (facts) => `${api}/divisions/${facts.divisionId}/orders/?search=${facts.orderId}`,
  ),
  dashboard("shop's order", ({ divisionId, orderId }) => `${api}/divisions/${divisionId}/orders/${orderId}/`),
  dashboard("a big shop's home", (facts) => `${api}/divisions/${facts.bigDivisionId}/overview/`),
  ...shopViews.map((view) =>
    dashboard(
      `a big shop's orders, ${view}`,
      (facts) => `${api}/divisions/${facts.bigDivisionId}/orders/?view=${view}`,
    ),
  ),
  dashboard(
    "a big shop's orders by name",
    (facts) => `${api}/divisions/${facts.bigDivisionId}/orders/?search=nakamura`,
  ),
  dashboard("merchant's products", ({ divisionId }) => `${api}/divisions/${divisionId}/products/`),
  dashboard(
    "merchant's product",
    ({ divisionId, productId }) => `${api}/divisions/${divisionId}/products/${productId}/`,
  ),
  dashboard("artworks", ({ divisionId }) => `${api}/divisions/${divisionId}/artworks/`),
  ...staffViews.map((view) => staff(`all orders, ${view}`, () => `${api}/atlas/orders/?view=${view}`)),
  staff("all orders by name", () => `${api}/atlas/orders/?q=nakamura`),
  staff("all orders by postcode", () => `${api}/atlas/orders/?q=NR2+4SF`),
  staff("all orders by number", ({ orderId }) => `${api}/atlas/orders/?q=${orderId}`),
  staff("all orders of a shop", ({ divisionId }) => `${api}/atlas/orders/?shop=${divisionId}`),
  staff("shops to choose from", () => `${api}/atlas/shops/`),
  staff("shops by name", () => `${api}/atlas/shops/?q=shop`),
  staff("an order", ({ orderId }) => `${api}/atlas/orders/${orderId}/`),
  staff("approvals", () => `${api}/atlas/approvals/`),
  staff("floor board", () => `${api}/factory/floor/`),
  staff("stations", () => `${api}/factory/stations/`),
  ...["pick-a", "gtx-1", "pack-1", "dispatch-1"].map((code) =>
    staff(`station ${code}`, () => `${api}/factory/stations/${code}/`),
  ),
];

/** Signs the people of the demo world in and gives each question as the bytes of a request. */
export async function requestsOf({ owner, server }: World): Promise<Map<string, string>> {
  const facts = await factsOf({ owner });
  const cookies = {
    visitor: "",
    merchant: await signIn({ owner }, "merchant@selvedge.test"),
    staff: await signIn({ owner }, "staff@selvedge.test"),
  };
  return new Map(
    questions.map(({ name, who, at, path }) => {
      const host = `${at ? `${at}.` : ""}localhost:${server.port}`;
      // Pages come from the shop's own rendering, not from the front server's cache.
      const own: Record<string, string> = cookies[who]
        ? { cookie: `session=${cookies[who]}` }
        : { authorization: "Bearer none" };
      return [name, getRequest(path(facts), { host, ...own })];
    }),
  );
}

type Owner = Pick<World, "owner">;

/** A session of a person whose second factor is set up: without one a production server refuses staff. */
async function signIn({ owner }: Owner, email: string): Promise<string> {
  await owner.query(
    "update accounts set two_factor_enabled_at = coalesce(two_factor_enabled_at, now()) where email_normalised = $1",
    [email],
  );
  const visitor = randomBytes(32).toString("base64url");
  await owner.query(
    `insert into sessions (token_hash, account_id, expires_at)
     select $1, id, now() + interval '1 day' from accounts where email_normalised = $2`,
    [createHash("sha256").update(visitor).digest(), email],
  );
  return visitor;
}

async function factsOf({ owner }: Owner): Promise<Facts> {
  // The big shop lets the demo shop's people in.
  await owner.query(
    `insert into memberships (account_id, division_id, role)
     select account_id, $1, 'owner' from memberships m join subdomains s using (division_id)
     where s.label = 'demo' and exists (select from divisions where id = $1) on conflict do nothing`,
    [bigDivisionId],
  );
  const { rows } = await owner.query<Facts>(
    `select s.division_id as "divisionId",
       case when (select count(*) from orders o where o.division_id = $1) > 100 then $1 else s.division_id end as "bigDivisionId",
       (select o.id from orders o where o.division_id = s.division_id and o.status = 'complete' order by o.id limit 1) as "orderId",
       (select p.id from products p where p.division_id = s.division_id order by p.id limit 1) as "productId",
       (select p.url_name from products p where p.division_id = s.division_id order by p.id limit 1) as "productUrl",
       (select c.url_name from collections c where c.division_id = s.division_id order by c.id limit 1) as "collectionUrl"
     from subdomains s where s.label = 'demo'`,
    [bigDivisionId],
  );
  return rows[0]!;
}
