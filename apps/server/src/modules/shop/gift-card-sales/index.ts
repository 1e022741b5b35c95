export { buyGiftCard } from "./buy-gift-card.ts";
export { completeSale } from "./complete-sale.ts";
export { giftCardSold, mailGiftCard, payGiftCardRefund, sendDueGiftCards } from "./jobs.ts";
export { readOffer } from "./offer.ts";
export { openSalePayment } from "./open-sale-payment.ts";
export { boughtSale, owedSale } from "./own-sale.ts";
export { giftCardSaleRoutes } from "./routes.ts";
export { sentCard } from "./sent-card.ts";
export { soldCardRoutes } from "./staff-routes.ts";
