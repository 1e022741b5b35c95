// The choice in the header of the currency that prices are shown in. Source: storefront §2.4, §7.
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { currencyCodes } from "@selvedge/domain/currency/currencies";
import { currencyCookie } from "@selvedge/domain/currency/shopper-currency";
import { Refusal } from "../../plugins/refusal.ts";
import { type Post, shopOf } from "./post.ts";

export const currencyPath = "/currency/";

/** Seconds for which a browser remembers it. */
const rememberedFor = 365 * 24 * 3600;

/** Remembers the currency and leads back to the page that it was chosen on. A shop shows only those that it offers. */
export async function chooseCurrency(post: Post): Promise<string> {
  shopOf(post);
  const { platform, request, reply, fields } = post;
  const code = fields.currency ?? "";
  if (!currencyCodes.includes(code)) throw new Refusal("validation", { message: "Choose one of the currencies." });
  reply.setCookie(currencyCookie, code, {
    path: "/",
    sameSite: "lax",
    secure: platform.config.publicProtocol === "https",
    maxAge: rememberedFor,
  });
  return backTo(request.headers.referer, request.headers.host);
}

/** The page of this shop that the form was on, with its query; the home page where the browser does not say. */
function backTo(referer: string | undefined, host: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return "/";
  const { host: from, pathname, search } = new URL(referer);
  return from === host ? safeRedirectPath(pathname + search, "/") : "/";
}
