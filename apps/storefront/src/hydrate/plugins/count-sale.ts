// A sale is counted once, on the first visit to its receipt: links to it are in mails and are opened again.
import type { PageAnswer, ReceiptPageData } from "@selvedge/contracts/pages/page-data";
import type { PageTags } from "@selvedge/domain/shops/frame-plugins";

interface Queues {
  gtag?: (...what: unknown[]) => void;
  fbq?: (...what: unknown[]) => void;
  pintrk?: (...what: unknown[]) => void;
}

/** Receipts of older orders are of other devices and other days. */
const freshMs = 3_600_000;

/** The sale of a page that has not been counted on this device, marked as counted from now on; null for none. */
export function saleToCount({ route, data }: PageAnswer): ReceiptPageData["receipt"] | null {
  if (route !== "receipt" || !data) return null;
  const { receipt } = data as ReceiptPageData;
  const isFresh = receipt.paidWith !== "" && Date.now() - Date.parse(receipt.placedAt) < freshMs;
  return isFresh && isFirst(receipt.reference) ? receipt : null;
}

export function countSale(
  tags: PageTags,
  { totals, reference }: ReceiptPageData["receipt"],
  { gtag, fbq, pintrk }: Queues,
): void {
  const sale = { value: totals.total, currency: totals.currency };
  if (tags.analytics.length > 0) gtag?.("event", "purchase", { ...sale, transaction_id: reference });
  if (tags.conversion) gtag?.("event", "conversion", { ...sale, send_to: tags.conversion, transaction_id: reference });
  if (tags.facebook) fbq?.("track", "Purchase", sale, { eventID: reference });
  if (tags.pinterest) pintrk?.("track", "checkout", { ...sale, order_id: reference });
}

function isFirst(reference: string): boolean {
  const key = `counted-sale:${reference}`;
  try {
    if (localStorage.getItem(key)) return false;
    localStorage.setItem(key, "1");
  } catch {
    // Without storage the services tell repeated sales apart by their number.
  }
  return true;
}
