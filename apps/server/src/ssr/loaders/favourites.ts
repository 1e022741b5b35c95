import type { FavouritesPageData } from "@selvedge/contracts/pages/page-data";
import type { ProductId } from "@selvedge/domain/ids";
import { readBasket } from "../../modules/shop/basket/index.ts";
import { fetchProducts } from "../../modules/shop/catalogue/index.ts";
import { recoverFavourites } from "../../modules/shop/favourites/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { ensureSessionToken, isViewToken } from "../../plugins/session/session.ts";
import { type Loaded, loadedPage, type Visit } from "../visit.ts";

export const favouritesPath = "/favourites/";

const notices: readonly FavouritesPageData["done"][] = ["mailed", "recovered", "gone"];

/** A visitor's favourites. The link of a mail adds its list and leads to the page without the link. */
export async function favourites(visit: Visit): Promise<Loaded<"favourites">> {
  const { platform, division, request, query, form } = visit;
  const br = query.get("br");
  if (br !== null && !isViewToken(request.sessionToken)) return followLink(visit, br);
  const list = await readBasket(platform, division, request.sessionToken, "favourites");
  return loadedPage<"favourites">({
    route: "favourites",
    data: {
      currency: division.currency,
      list,
      regularPrices: await regularPricesOf(visit, list),
      done: notices.find((done) => done === query.get("done")) ?? "",
      form,
    },
    meta: { title: "Favourites", description: "", canonicalPath: favouritesPath, isNoindex: true },
    status: form ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}

async function followLink({ platform, division, request, reply }: Visit, br: string): Promise<Loaded<"favourites">> {
  const leadTo = (done: string) => ({ kind: "redirect", to: `${favouritesPath}?done=${done}`, status: 303 }) as const;
  try {
    await recoverFavourites(platform, division, {
      br: br.slice(0, 60),
      remoteAddress: request.ip,
      sessionToken: () => ensureSessionToken(request, reply, platform.config),
    });
    return leadTo("recovered");
  } catch (error) {
    if (error instanceof Refusal && error.code === "linkGone") return leadTo("gone");
    throw error;
  }
}

async function regularPricesOf(
  { platform, division }: Visit,
  { items }: FavouritesPageData["list"],
): Promise<Record<number, number>> {
  if (items.length === 0) return {};
  const ids = [...new Set(items.map(({ productId }) => productId as ProductId))];
  const products = await fetchProducts(platform, division, ids);
  return Object.fromEntries(products.filter(({ onSale }) => onSale).map(({ id, price }) => [id, price]));
}
