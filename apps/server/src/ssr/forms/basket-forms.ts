// What the forms of the basket's lines do beside their quantity, and those of the favourites: hearts and the list's page post
// them where no scripts run.
import { favouritesMail } from "@selvedge/contracts/basket/favourites.calls";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import type { ProductId } from "@selvedge/domain/ids";
import {
  addItems,
  changeLine,
  changeParts,
  moveToBasket,
  removeLine,
  removeSaved,
  saveForLater,
} from "../../modules/shop/basket/index.ts";
import { mailFavourites } from "../../modules/shop/favourites/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { favouritesPath } from "../loaders/favourites.ts";
import { bundleOptionsOf } from "./bundle-options.ts";
import { type Post, sessionTokenOf, shopOf } from "./post.ts";

type Act = (post: Post) => Promise<string>;

export const basketForms: readonly { path: string; act: Act }[] = [
  { path: "/basket/change/", act: change },
  { path: "/basket/save-for-later/", act: moving(saveForLater) },
  { path: "/basket/move-to-basket/", act: moving(moveToBasket) },
  { path: "/basket/saved/remove/", act: moving(removeSaved) },
];

export const favouritesForms: readonly { path: string; act: Act }[] = [
  { path: `${favouritesPath}add/`, act: add },
  { path: `${favouritesPath}remove/`, act: remove },
  { path: `${favouritesPath}email/`, act: email },
];

async function change(post: Post): Promise<string> {
  const options = bundleOptionsOf(post.fields);
  if (options.length > 0) {
    const { key = "" } = post.fields;
    await changeParts(post.platform, shopOf(post), { sessionToken: sessionTokenOf(post), key, options });
    return "/basket/";
  }
  const { key = "", colour = "", size = "" } = post.fields;
  if (colour === "" || size === "") throw new Refusal("validation", { errors: { size: ["Choose a size."] } });
  await changeLine(post.platform, shopOf(post), { sessionToken: sessionTokenOf(post), key, colour, size });
  return "/basket/";
}

function moving(move: typeof saveForLater): Act {
  return async (post) => {
    const { key = "" } = post.fields;
    await move(post.platform, shopOf(post), { sessionToken: sessionTokenOf(post), key });
    return "/basket/";
  };
}

async function add(post: Post): Promise<string> {
  const { productId = "" } = post.fields;
  if (!/^\d{1,15}$/.test(productId)) throw new Refusal("productGone");
  const wanted = [{ productId: Number(productId) as ProductId }];
  const from = post.request.ip;
  await addItems(post.platform, shopOf(post), { sessionToken: sessionTokenOf(post), name: "favourites", wanted, from });
  return favouritesPath;
}

async function remove(post: Post): Promise<string> {
  const { key = "" } = post.fields;
  await removeLine(post.platform, shopOf(post), { sessionToken: sessionTokenOf(post), name: "favourites", key });
  return favouritesPath;
}

async function email(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const typed = readBySchema(favouritesMail, { email: fields.email ?? "" });
  if (!typed.success) throw new Refusal("validation", { errors: textsByField(typed.error) });
  const { sessionToken, ip: remoteAddress } = request;
  await mailFavourites(platform, shopOf(post), { sessionToken, email: typed.data.email, remoteAddress });
  return `${favouritesPath}?done=mailed`;
}
