export { type BasketCard, cardsOfBasket, presentBasketCard } from "./basket-cards.ts";
export { type CardOfCode, cardOfCode } from "./card-of-code.ts";
export { codeOfCard, digestOfCode } from "./codes.ts";
export { holdAgain, holdCards, releaseCards } from "./hold-cards.ts";
export { presentGiftCard, presentSale } from "./present.ts";
export { divisionOfCard, findGiftCard, lockGiftCard, type SoldCardRow, saleOfCard, soldCards } from "./queries.ts";
export { giftCardRoutes } from "./routes.ts";
export { showGiftCard } from "./show-gift-card.ts";
export { type CardHand, insertEntry as writeEntry } from "./write-queries.ts";
