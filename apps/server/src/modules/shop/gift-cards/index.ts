export { type BasketCard, cardsOfBasket, presentBasketCard } from "./basket-cards.ts";
export { type CardOfCode, cardOfCode } from "./card-of-code.ts";
export { holdAgain, holdCards, releaseCards } from "./hold-cards.ts";
export { giftCardRoutes } from "./routes.ts";
