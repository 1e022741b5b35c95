// Finding one order without an account, as a form.
import { orderSearch } from "@selvedge/contracts/orders/order-search";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { signInPath } from "@selvedge/domain/access/account-guards";
import { findOrder } from "../../../modules/orders/receipt/index.ts";
import { checkGuards } from "../../../plugins/access/visit-facts.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { textsByField } from "../../../plugins/serve.ts";
import { signInPaths } from "../../loaders/sign-in/sign-in-steps.ts";
import { type Post, shopOf } from "../post.ts";

/** Leads to the receipt of the order with this number and this email; at a closed shop to its gate, as its page does. */
export async function lookForOrder(post: Post): Promise<string> {
  const { platform, request } = post;
  const { decision } = await checkGuards(platform, request, ["canVisitLogin"]);
  return decision.ok ? signInPath(signInPaths.order) : `/receipt/${await receiptOf(post)}/`;
}

/** The secret part of the address of the receipt that belongs to a number and an email. Throws as findOrder does. */
export async function receiptOf(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const search = readBySchema(orderSearch, { number: fields.number ?? "", email: fields.email ?? "" });
  if (!search.success) throw new Refusal("validation", { errors: textsByField(search.error) });
  return findOrder(platform, shopOf(post), { ...search.data, remoteAddress: request.ip });
}
