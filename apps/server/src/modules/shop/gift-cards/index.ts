export { type BasketCard, cardsOfBasket, presentBasketCard } from "./basket-cards.ts";
export { type CardOfCode, cardOfCode } from "./card-of-code.ts";
export { codeOfCard, digestOfCode } from "./codes.ts";
export { holdAgain, holdCards, releaseCards } from "./hold-cards.ts";
export { findGiftCard, lockGiftCard } from "./queries.ts";
export { giftCardRoutes } from "./routes.ts";
export { showGiftCard } from "./show-gift-card.ts";
export { insertEntry as writeEntry } from "./write-queries.ts";
