// Asking to hear when a sold-out size is back.
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { stockNoticeForm } from "@selvedge/contracts/stock-notices/stock-notice-form";
import { askForStock } from "../../modules/growth/stock-notices/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { type Post, shopOf } from "./post.ts";

export const stockNoticePath = "/back-in-stock/";

/** Remembers who wants to hear of a size, and leads back to its product. */
export async function askForNotice(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const asked = readBySchema(stockNoticeForm, fields);
  if (!asked.success) throw new Refusal("validation", { errors: textsByField(asked.error) });
  const urlName = await askForStock(platform, shopOf(post), { ...asked.data, remoteAddress: request.ip });
  return `/product/${urlName}/?notice=asked`;
}
