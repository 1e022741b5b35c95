// A session goes from the platform's own site to a shop's host. The shop starts it, the platform's site gives a token for that
// host and that browser, the shop takes it.
import { shopAccountPath, shopperPath, signInPath } from "@selvedge/domain/access/account-guards";
import { signUpPaths } from "@selvedge/domain/sign-up/sign-up-steps";
import {
  giveHandOver,
  handOverAsked,
  shopperHome,
  startHandOver,
  takeHandOver,
} from "../../../modules/people/hand-over/index.ts";
import { findAccount } from "../../../plugins/access/find-account.ts";
import { type Elsewhere, type Loaded, missing, type Visit } from "../../visit.ts";
import { isSignedIn, page, wantedOf } from "./sign-in-steps.ts";

const to = (path: string): Elsewhere => ({ kind: "redirect", to: path, status: 303 });

/** At the shop: without a token a hand-over begins, with one it ends. */
export async function startOrTake(visit: Visit): Promise<Loaded<"login">> {
  const { platform, request, reply, params } = visit;
  // Programs that only check an address send HEAD: nobody is signed in by that.
  if (request.method === "HEAD") return missing;
  const redirectTo = wantedOf(visit);
  if (params.token === undefined)
    return to((await isSignedIn(visit)) ? redirectTo : startHandOver(platform, { request, reply }, redirectTo));
  const path = await takeHandOver(platform, { request, reply }, params.token);
  if (path !== null) return to(path);
  return to((await findAccount(platform, request)) ? shopAccountPath : signInPath(shopAccountPath));
}

/** On the platform's own site: gives the token to a shop that knows the account, and asks for any other. */
export async function handOver({ platform, request, query, params, path, form }: Visit): Promise<Loaded<"login">> {
  const given = (name: string) => form?.values[name] ?? query.get(name);
  const asked = await handOverAsked(platform, {
    host: given("host"),
    state: given("state"),
    redirect_uri: given("redirect_uri"),
  });
  if (!asked || params.token !== undefined || request.method === "HEAD") return missing;
  const account = await findAccount(platform, request);
  if (!account) return to(signInPath(`${path}?${query}`));
  // A view is for one host: nothing is carried on from it.
  if (account.view) return missing;
  const address = form ? null : await giveHandOver(platform, account, asked, false);
  if (address !== null) return to(address);
  const { shopName, origin, host, state, redirectTo } = asked;
  return page(form ? 422 : 200, {
    asks: "handOver",
    redirectTo,
    form,
    handOver: { shopName, origin, host, state, email: account.email },
  });
}

/** On the platform's own site: where the account of somebody is who has no shop to run. */
export async function shopperShop({ platform, request }: Visit): Promise<Loaded<"login">> {
  const account = await findAccount(platform, request);
  if (!account) return to(signInPath(shopperPath));
  const home = await shopperHome(platform, account.id);
  return home ? page(200, { asks: "shop", redirectTo: "/", form: null, home }) : to(signUpPaths.next);
}
