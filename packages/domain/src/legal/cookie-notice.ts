import { htmlText, listOf } from "../html-text.ts";
import { shopCookies } from "./cookies.ts";
import type { ShopFacts } from "./shop-facts.ts";

/** What a shop stores in a browser, and what it does not promise of its pictures and links. */
export const cookieNotice = (shop: ShopFacts): string => htmlText`
<p>A cookie is a small text that a site leaves in your browser and reads again later. ${shop.shopName} sets those below. None of them follows you to other sites.</p>
<h2>The cookies that we set</h2>
${listOf(shopCookies.map(({ name, purpose, lasts }) => htmlText`<strong>${name}</strong>: ${purpose} Lasts ${lasts}.`))}
<p>Beside these, your browser remembers choices such as an open menu for this shop alone. Nothing of that is sent to anybody.</p>
<h2>Cookies of others</h2>
<p>If you accept all cookies, and not before, services of Google, Meta (Facebook) or Pinterest may be loaded that measure visits and adverts, and set cookies of their own. You may change your answer at any time, at the top of this page.</p>
<p>The card processor may set cookies of its own while you pay, to prevent fraud. A video or a map that a page offers is loaded once you start it, and follows the rules of its own site from then on.</p>
<h2>How to be rid of them</h2>
<p>Your browser's settings delete cookies and can refuse them. Without the session cookie the basket stays empty.</p>
<h2>Disclaimer</h2>
<p>Colours look different on each screen, and a print on cotton is not a picture on glass; we show each piece as truly as we can. Sizes are measured flat and may differ by a centimetre or two. We do not answer for sites that we link to.</p>
`;
