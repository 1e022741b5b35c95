// What a shop says to somebody who sends worn garments back. Source: storefront §2.5, §8 "Remill".
export const takeBack = {
  /** The name of the links that open the form: "@remill". */
  action: "remill",
  title: "Return an item",
  sent: "Thank you, we sent you an email with instructions.",
  sentBefore: "We have sent you the instructions already. Look in your spam folder, too.",
  failed: "We're sorry, something went wrong. Please try again later.",
} as const;
