/** Every cookie that a shop's own host sets, as its visitors read of it. All are needed for something that they asked for. */
export interface CookieFact {
  name: string;
  purpose: string;
  /** How long a browser stores it. */
  lasts: string;
}

export const shopCookies: readonly CookieFact[] = [
  { name: "session", purpose: "Holds your basket, your favourites and your sign-in together.", lasts: "30 days" },
  { name: "XSRF-TOKEN", purpose: "Proves that a form was sent from our own page.", lasts: "30 days" },
  { name: "receipts", purpose: "Shows you the address on the receipts of your own orders.", lasts: "30 days" },
  { name: "placed", purpose: "Leads you from an empty basket to the order that you have just placed.", lasts: "1 day" },
  {
    name: "delivery-country",
    purpose: "Shows when and for how much we deliver to the country that you chose.",
    lasts: "30 days",
  },
  { name: "shop-pass", purpose: "Remembers that you gave the password of a shop that has one.", lasts: "30 days" },
  { name: "cookies-accepted", purpose: "Remembers what you answered about cookies.", lasts: "a year" },
  { name: "offer-dismissed", purpose: "Remembers that you closed our offer to join the list.", lasts: "30 days" },
  { name: "offer-subscribed", purpose: "Remembers that you joined the list, so that we do not ask.", lasts: "a year" },
  { name: "sign-in-mail", purpose: "Knows which address you asked a sign-in email for.", lasts: "30 minutes" },
  { name: "hand-over", purpose: "Brings your sign-in from the platform's site to this shop.", lasts: "10 minutes" },
];
