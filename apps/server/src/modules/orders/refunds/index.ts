export { issueCreditNote } from "./credit-notes.ts";
export { limitOf } from "./limit.ts";
export { type CreditNoteRow, creditNotesOf, creditNotesOfReturn, presentCreditNotes } from "./own-credit-notes.ts";
export { creditNoteName, presentRefund, presentRefundable, refundsOfOrder } from "./present-refunds.ts";
export { type OrderMoney, readMoney } from "./queries.ts";
export { returnRest } from "./return-rest.ts";
export { returnToCard } from "./return-to-card.ts";
export { type AskedRefund, byHand, insertRefund } from "./write-queries.ts";
