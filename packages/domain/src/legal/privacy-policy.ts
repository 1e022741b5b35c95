import { htmlText, listOf } from "../html-text.ts";
import { type ShopFacts, sellerLine } from "./shop-facts.ts";

/** What a shop knows of its visitors and customers, why, and for how long, as the UK GDPR and the GDPR ask. */
export const privacyPolicy = (shop: ShopFacts): string => htmlText`
<p>This is what ${shop.shopName} knows about you, why, and what you can do about it.</p>
<h2>Who answers for it</h2>
<p>${sellerLine(shop)}. Write to ${shop.email} with any question about your data.</p>
<p>Selvedge runs the site, makes and posts the orders, and does so on our instructions.</p>
<h2>What we know, and why</h2>
${listOf([
  "<strong>When you look around:</strong> the technical data of each request, such as your IP address, to keep the site safe and running. We need this for a working shop, and do not store it longer than that takes.",
  "<strong>When you order:</strong> your name, address, email, what you ordered and what you paid. We need this to fulfil the contract. Card numbers go to the card processor and never to us.",
  "<strong>When you accept all cookies:</strong> what you look at and buy, told to the services that measure visits and adverts, because you agreed. Where we advertise with Meta (Facebook), our server may tell it of your order, too: number and sum, your browser and its address, and your email, name, town, postcode and country as fingerprints that only somebody who knows them already can recognise.",
  "<strong>When you have an account:</strong> your email, your saved addresses and favourites, so that you need not type them again. You can delete the account yourself at any time.",
  "<strong>When you write to us:</strong> your message and our answer, to help you.",
  "<strong>When you join the newsletter:</strong> your email, because you agreed. Each newsletter has a link to leave.",
])}
<h2>Who else sees it</h2>
${listOf([
  "Selvedge, which hosts the shop and makes the orders;",
  "the carrier that brings your parcel: name, address, and an email or number for news of the delivery;",
  "the card processor that takes your payment;",
  "services of Google, Meta or Pinterest that measure visits and adverts, once you have accepted all cookies;",
  "public offices where the law says so, such as the tax office or customs.",
])}
<p>We sell your data to nobody. Where a company outside the United Kingdom or the European Economic Area takes part, it is bound by the standard clauses that the law provides for this.</p>
<h2>How long it stays</h2>
<p>Orders and invoices stay for six years after the year of the order, because tax law says so. Everything else is deleted when its purpose ends, or when you ask for it.</p>
<h2>Your rights</h2>
<p>You may ask what we know about you, have it corrected, deleted or limited, have it handed to you as a file, object to its use, and take back an agreement. Write to ${shop.email}; we answer within a month. You may also complain to a data protection authority: in the United Kingdom to the Information Commissioner's Office, elsewhere to the authority where you live.</p>
<h2>Cookies</h2>
<p>What we store in your browser is on a <a href="/use-of-cookies-and-disclaimer/">page of its own</a>.</p>
`;
