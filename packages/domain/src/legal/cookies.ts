/** A cookie that a shop's own host sets, as its visitors read of it. */
export interface CookieFact {
  name: string;
  purpose: string;
  /** How long a browser stores it. */
  lasts: string;
}

/** Every one of them. Most are needed for something that a visitor asked for; each says what for. */
export const shopCookies: readonly CookieFact[] = [
  { name: "session", purpose: "Holds your basket, your favourites and your sign-in together.", lasts: "30 days" },
  { name: "XSRF-TOKEN", purpose: "Proves that a form was sent from our own page.", lasts: "30 days" },
  {
    name: "receipts",
    purpose: "Shows you the address on the receipts of your own orders.",
    lasts: "30 days, or until you sign out",
  },
  { name: "placed", purpose: "Leads you from an empty basket to the order that you have just placed.", lasts: "1 day" },
  {
    name: "shown",
    purpose: "Leads you back to the receipts that you have open.",
    lasts: "until you close the browser",
  },
  {
    name: "delivery-country",
    purpose: "Shows when and for how much we deliver to the country that you chose.",
    lasts: "30 days",
  },
  { name: "geo-country", purpose: "Shows what is meant for the country that you are in.", lasts: "a day" },
  { name: "currency", purpose: "Shows prices in the currency that you chose.", lasts: "a year" },
  { name: "shop-pass", purpose: "Remembers that you gave the password of a shop that has one.", lasts: "30 days" },
  {
    name: "gate-…",
    purpose: "Remembers that you answered the question before a part of a page; one for each such part.",
    lasts: "30 days, unless the shop chose another time",
  },
  { name: "cookies-accepted", purpose: "Remembers what you answered about cookies.", lasts: "a year" },
  { name: "offer-dismissed", purpose: "Remembers that you closed our offer to join the list.", lasts: "30 days" },
  { name: "offer-subscribed", purpose: "Remembers that you joined the list, so that we do not ask.", lasts: "a year" },
  {
    name: "referred-by",
    purpose: "Remembers whose link you came by, so that an order is counted as theirs.",
    lasts: "30 days",
  },
  {
    name: "discovered-split-tests",
    purpose: "Shows you the same version of a page each time, where we try out two.",
    lasts: "180 days",
  },
  {
    name: "operator-mode",
    purpose: "Leaves out our header and footer where another program shows our shop.",
    lasts: "until you close the browser",
  },
  { name: "sign-in", purpose: "Connects the steps of a sign-in with a second code.", lasts: "10 minutes" },
  { name: "device", purpose: "Recognises this device at your next sign-in.", lasts: "400 days" },
  { name: "sign-in-mail", purpose: "Knows which address you asked a sign-in email for.", lasts: "30 minutes" },
  { name: "hand-over", purpose: "Brings your sign-in from the platform's site to this shop.", lasts: "10 minutes" },
];
