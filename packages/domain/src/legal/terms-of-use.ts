import { htmlText, listOf } from "../html-text.ts";
import { type ShopFacts, sellerLine } from "./shop-facts.ts";

/** What holds for everyone who uses a shop's site, whether they order or not. */
export const termsOfUse = (shop: ShopFacts): string => htmlText`
<p>These terms hold for everyone who uses ${shop.origin.replace(/^https?:\/\//, "")}. For orders the <a href="/terms-of-sale/">terms of sale</a> apply as well.</p>
<h2>Whose site this is</h2>
<p>${sellerLine(shop)}. The site runs on Selvedge, which also makes and posts the orders.</p>
<h2>What you may do</h2>
<p>Look at everything, order for yourself or others, and share links and pictures of products with a link back to this shop.</p>
<h2>What you may not do</h2>
${listOf([
  "copy designs, photographs or texts to sell them or to print them yourself;",
  "use programs that place orders, fill in forms or copy the shop in bulk;",
  "try to get at what is not meant for you: other people's orders, the shop's own tools, or a page that has a password;",
  "send us words or pictures that break the law, that belong to somebody else, or that attack people.",
])}
<h2>Your words and pictures</h2>
<p>What you send us for a personalised piece stays yours. You let us and Selvedge use it as far as it takes to make, show you and post that piece. You tell us that you may use it. We may refuse to print something, and then pay you back.</p>
<h2>Designs and names</h2>
<p>Designs, names and texts in this shop belong to ${shop.companyName} or to those who let us use them. If you think that something here is yours, write to ${shop.email} and name the page; we look at it within two working days.</p>
<h2>What we answer for</h2>
<p>We keep the site open and right as well as we can, and cannot promise that it is so at every moment. Nothing here limits what we answer for by law: death or injury through our negligence, fraud, and your rights as a consumer.</p>
<h2>Law</h2>
<p>The law of England and Wales applies. If you are a consumer and live elsewhere, you keep the protection of the law there.</p>
`;
