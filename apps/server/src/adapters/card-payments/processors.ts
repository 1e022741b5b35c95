import type { CardProcessor } from "./card-payments.ts";
import { localCards } from "./local/local-cards.ts";
import { localWallet } from "./local/local-wallet.ts";
import { noCards } from "./none/no-cards.ts";
import { paypal } from "./paypal/paypal.ts";
import { stripeCards } from "./stripe/stripe-cards.ts";

/** Card processors by their word in the configuration. */
export const cardProcessors: Readonly<Record<string, CardProcessor>> = {
  local: ({ pools, mainOrigin }) => localCards(pools.web, mainOrigin),
  stripe: ({ stripe }) => stripeCards(stripe!),
  none: () => noCards,
};

/** Wallets by their word: payments on a page of the wallet, beside cards or without them. */
export const wallets: Readonly<Record<string, CardProcessor>> = {
  local: ({ pools, mainOrigin }) => localWallet(pools.web, mainOrigin),
  paypal: ({ paypal: config }) => paypal(config!),
};
