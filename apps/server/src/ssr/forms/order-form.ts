// Finding one order without an account, as a form.
import { orderSearch } from "@selvedge/contracts/orders/order-search";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { findOrder } from "../../modules/orders/receipt/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { type Post, shopOf } from "./post.ts";

/** Leads to the receipt of the order with this number and this email. */
export async function lookForOrder(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const division = shopOf(post);
  const search = readBySchema(orderSearch, { number: fields.number ?? "", email: fields.email ?? "" });
  if (!search.success) throw new Refusal("validation", { errors: textsByField(search.error) });
  return `/receipt/${await findOrder(platform, division, { ...search.data, remoteAddress: request.ip })}/`;
}
