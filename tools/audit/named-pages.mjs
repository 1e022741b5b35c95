// The addresses of the demo shop that are looked at, by what they are.
import { openConnection } from "../../bench/src/http/connection.ts";
import { getRequest } from "../../bench/src/http/request.ts";

/** Pages whose address is the same in every shop. */
const everyShops = {
  home: "/",
  blog: "/blog/",
  help: "/help/",
  contact: "/contact/",
  newsletter: "/newsletter/",
  sitemap: "/sitemap/",
  favourites: "/favourites/",
  basket: "/basket/",
  checkout: "/checkout/",
  terms: "/terms-of-sale/",
  privacy: "/privacy-policy/",
  cookies: "/use-of-cookies-and-disclaimer/",
  "sign-in": "/login/",
  missing: "/404/",
};

/** Paths by name; a collection, a product and a post are the first that the shop leads to. */
export async function namedPages({ server, host }) {
  const connection = await openConnection(server.port);
  const read = async (path) => String((await connection.send(getRequest(path, { host }))).body);
  const linkIn = (html, below) =>
    new RegExp(`href="(?:http://[^/"]+)?(/${below}/(?!tagged|feed)[^"#?]+)"`).exec(html)?.[1];
  const [home, blog] = [await read("/"), await read("/blog/")];
  connection.close();
  return {
    ...everyShops,
    collection: linkIn(home, "collection"),
    product: linkIn(home, "product"),
    post: linkIn(blog, "blog"),
  };
}
