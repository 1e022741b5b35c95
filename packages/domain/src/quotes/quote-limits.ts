/** Fewer pieces are bought in the shop. */
export const fewestQuoted = 10;
/** More than the floor takes as one order. */
export const mostQuoted = 5000;
/** Days for which an answer holds, where staff name no other day. */
export const answerHoldsDays = 30;
/** Days within which an invoice is paid that finance may choose. */
export const termsDaysOffered = [14, 30, 60] as const;
