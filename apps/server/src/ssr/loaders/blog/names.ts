import type { ShopFront } from "../../../modules/shop/shop-window/index.ts";

/** What the shop calls its blog, and what it is about. */
export async function blogNames(front: Promise<ShopFront>): Promise<{ title: string; intro: string }> {
  const { title, intro } = (await front).frame.settings.blog;
  return { title: title || "Blog", intro };
}
