import { htmlText, listOf } from "../html-text.ts";
import { faultyPromise } from "../returns/faulty-promise.ts";
import { productionDays } from "../shipping/ship-by.ts";
import { type ShopFacts, sellerLine } from "./shop-facts.ts";

/** What a shopper and a shop agree on with an order, for shoppers in the United Kingdom and the European Union. */
export const termsOfSale = (shop: ShopFacts): string => htmlText`
<p>These terms apply when you order from ${shop.shopName}. They are between you and ${shop.companyName}.</p>
<h2>Who we are</h2>
<p>${sellerLine(shop)}.</p>
<p>Selvedge makes what you order, posts it, and takes your payment for us. Your contract is with us.</p>
<h2>Your order</h2>
<p>The order is yours once you press Pay and the payment succeeds. We confirm it by email at once, with everything that you have ordered. If we cannot make a piece, we tell you and pay its price back in full.</p>
<p>Please look at size, colour and your own words before you pay: each piece is printed for you after you order it.</p>
<h2>Price and payment</h2>
<p>Prices include value added tax where it is due. Delivery is shown before you pay. For parcels to countries outside the United Kingdom, the checkout says whether taxes and duties are in the price.</p>
<h2>Delivery</h2>
<p>Pieces leave ${productionDays} working days after you order, and the checkout names the days on which they arrive. If a parcel has not come by then, write to us: we find it, send another, or pay you back.</p>
<h2>Changing your mind</h2>
<p>If you are a consumer in the United Kingdom or the European Union, you may cancel within 14 days of the day on which the last piece of your order arrives, without a reason. Tell us by email to ${shop.email}, or use the words below. Send the piece back unworn and unwashed within 14 days of telling us. We pay back its price and the cost of standard delivery within 14 days of having it back. Posting it to us is at your cost.</p>
<p>This right does not apply to pieces with your own words, picture or design on them: they are made for you alone.</p>
<p>The words, if you want them: “I hereby give notice that I withdraw from my contract of sale of the following goods; ordered on; name; address; date.”</p>
<h2>When something is wrong</h2>
<p>${faultyPromise.long}. Send one photograph with your order number; you need not send the piece back. This comes on top of the rights that the law gives you, and does not limit them:</p>
${listOf([
  "within 30 days of delivery you may reject a faulty piece for a full refund;",
  "after that you may ask for a repair or another one, and for your money back if that does not help;",
  "in the European Union you have these rights for at least two years.",
])}
<h2>If we disagree</h2>
<p>Write to ${shop.email} first: most things are settled that way. The law of the country in which you live protects you as a consumer, and you may go to the courts there.</p>
`;
