import type { CardProcessor } from "./card-payments.ts";
import { localCards } from "./local/local-cards.ts";
import { noCards } from "./none/no-cards.ts";

/** Card processors by their word in the configuration. */
export const cardProcessors: Readonly<Record<string, CardProcessor>> = {
  local: ({ pools, mainOrigin }) => localCards(pools.web, mainOrigin),
  none: () => noCards,
};
