export { advancedForm, formOfOrder, typedArt, typedQuantity, typedSides, typedSizes } from "./advanced-form.ts";
export { askTerms, authoriseTerms, giveOrderNumber, recordPo, refuseTerms } from "./agree-terms.ts";
export { approveProof, askForChange, recordApproval } from "./answer-proof.ts";
export { answerQuote } from "./answer-quote.ts";
export { askForQuote } from "./ask-for-quote.ts";
export { quoteChanged, quoteProof, restQuotes } from "./jobs.ts";
export { moveQuote, type QuoteChange } from "./move-quote.ts";
export { ownChange } from "./own-change.ts";
export { ownQuote } from "./own-quote.ts";
export {
  findQuote,
  newestProofs,
  type ProofRow,
  type QuoteRow,
  quoteArt,
  quoteProofs,
  quoteStyles,
  type StyleRow,
} from "./queries.ts";
export { addArt, artOfNames, mostArt, quoteArtLimitBytes, storeQuoteArt } from "./quote-art.ts";
export { quoteLink, quotePath } from "./quote-link.ts";
export { sideWords, sizeWords, stagesOf, stateName } from "./quote-words.ts";
export { quotedBlanks, quotedGoodOf } from "./quoted-goods.ts";
export { sendProof } from "./send-proof.ts";
