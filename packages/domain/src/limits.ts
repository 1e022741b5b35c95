// Every limit that a person can run into, in one place. Each is tested at the limit and one past it.

export const basketLineLimit = 100;
export const quantityLimit = 99;
/** The most of one line, in the basket and in the favourites: what is loved twice is loved once. */
export const lineLimits = { main: quantityLimit, favourites: 1, later: quantityLimit } as const;
/** Discount codes of one basket. */
export const basketCodeLimit = 5;
/** The most that may be on a gift card, in units of its currency. */
export const giftCardLimit = 2_000;
/** Gift cards of one basket. */
export const basketGiftCardLimit = 10;
/** Days for which a gift card works at least once money of an order came back to it. */
export const returnedCardDays = 365;
/** Pieces of one bundle. */
export const bundlePieceLimit = 10;
/** Pieces of all lines of a basket together. */
export const basketPieceLimit = 500;
export const artworkSizeLimitBytes = 50 * 1024 * 1024;
export const artworkPixelLimit = 100_000_000;
export const jsonBodyLimitBytes = 512 * 1024;
export const idempotencyKeyDays = 7;
/** A count of orders stops here: so many means as many or more. Counting on would take longer the more there are. */
export const mostOrdersCounted = 2_000;
/** Hours for which an unpaid order is reserved. */
export const unpaidOrderHours = 24;

/** Days after which an exchange whose difference was not paid is cancelled. */
export const unpaidExchangeDays = 14;
/** Characters of what an address is looked for by. */
export const addressSearchLimit = 120;
/** Characters of a note that is printed for who gets a present. */
export const giftNoteLimit = 300;
/** Characters of what a buyer tells the shop with an order. */
export const orderNoteLimit = 500;
/** Days for which the link of a newsletter's confirmation mail works. */
export const newsletterLinkDays = 7;
/** Addresses that one customer may save. */
export const addressLimit = 20;
/** What customer care may give back of one order, in major units of its currency; beyond it finance does. */
export const careRefundLimit = 150;
/** The goods of a return, in major units of their currency, up to which a fault with a photo is settled without a look. */
export const faultAgreedAlone = 60;
