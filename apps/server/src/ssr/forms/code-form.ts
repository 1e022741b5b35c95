// The field for codes, and the buttons that take one out, of basket and checkout where no scripts run.
import { enterCode, removeCode, removeGiftCard } from "../../modules/shop/basket/index.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { type Post, sessionTokenOf, shopOf } from "./post.ts";

/**
 * Takes a code or a gift card out, or enters the typed one. Gives whether there was anything to do; throws validation with the
 * reason for a code that does not work.
 */
export async function changesCodes(post: Post): Promise<boolean> {
  const { platform, request, fields } = post;
  const { code = "", removeCode: removed = "", removeGiftCard: card = "" } = fields;
  const division = shopOf(post);
  const sessionToken = sessionTokenOf(post);
  if (removed !== "") await removeCode(platform, division, { sessionToken, code: removed });
  else if (/^\d{1,15}$/.test(card)) await removeGiftCard(platform, division, { sessionToken, id: Number(card) });
  else if (code.trim() !== "") {
    await countTry(platform.pools, limits.codes, request.ip);
    await enterCode(platform, division, { sessionToken, code: code.slice(0, 40), from: request.ip });
    fields.code = "";
  } else return false;
  return true;
}
