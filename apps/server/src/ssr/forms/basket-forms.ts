// What the forms of the basket's lines do beside their quantity: another colour or size, and saving for later.
import { changeLine, moveToBasket, removeSaved, saveForLater } from "../../modules/shop/basket/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { type Post, sessionTokenOf, shopOf } from "./post.ts";

type Act = (post: Post) => Promise<string>;

export const basketForms: readonly { path: string; act: Act }[] = [
  { path: "/basket/change/", act: change },
  { path: "/basket/save-for-later/", act: moving(saveForLater) },
  { path: "/basket/move-to-basket/", act: moving(moveToBasket) },
  { path: "/basket/saved/remove/", act: moving(removeSaved) },
];

async function change(post: Post): Promise<string> {
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
