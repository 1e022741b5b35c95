import { formatMoney, fromMajor } from "@selvedge/domain/money/money";

interface Done {
  isChanged: boolean;
  /** In major units: above 0 to be paid, below 0 on its way back. */
  difference: number;
  payPath: string;
  currency: string;
}

/** What came of a change of a line, in a sentence for whoever asked for it. */
export function lineChangedText(reference: string, shopper: string, done: Done): string {
  const amount = formatMoney(Math.abs(fromMajor(done.difference, done.currency)), done.currency);
  if (done.payPath)
    return `${shopper} gets an email with the link to pay ${amount}. ${reference} changes once it is paid.`;
  if (!done.isChanged) return `${reference} is that already.`;
  return done.difference < 0 ? `${reference} is changed, and ${amount} is going back.` : `${reference} is changed.`;
}

/** What came of garments that are made again, in a sentence. `toPay` is in major units. */
export const remadeText = ({ reference, toPay }: { reference: string; toPay: number }, currency: string): string =>
  toPay > 0
    ? `The shopper gets an email with the link to pay ${formatMoney(fromMajor(toPay, currency), currency)}. Order ${reference} is made once it is paid.`
    : `Order ${reference} is made for it.`;
