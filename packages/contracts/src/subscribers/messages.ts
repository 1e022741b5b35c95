/** What a request to join a shop's list is answered with. Source: storefront §8 "Subscriber offer". */
export const subscribeMessages = {
  sent: "We've sent you an email to verify your subscription",
  failed: "Oops... Something went wrong, please try again later",
} as const;
