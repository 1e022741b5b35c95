// The order that this tab placed last, so that its receipt knows what to clear.
import { webStorage } from "@selvedge/domain/storage/web-storage";
import { forgetTyped } from "./typed-values.ts";

const key = "selvedge-placed";

export interface PlacedOrder {
  readonly orderHash: string;
  readonly reference: string;
  /** false while a bank has still to confirm it: what was typed is kept until its receipt is shown. */
  readonly isPaid: boolean;
}

/** A browser without storage knows of no order, and says what any visitor is told. */
const tab = webStorage(
  () => sessionStorage,
  (message) => console.warn(message),
);

/** Notes an order that was placed; one that is paid needs its form no more. */
export function keepPlaced(order: PlacedOrder): void {
  tab.set(key, JSON.stringify(order));
  if (order.isPaid) forgetTyped();
}

/** The order that this tab placed last; null where it placed none, or has begun another. */
export function placedBefore(): PlacedOrder | null {
  try {
    return JSON.parse(tab.get(key) ?? "null") as PlacedOrder | null;
  } catch {
    return null;
  }
}

/** Called by a receipt: the order is paid if it is this tab's own. Any other receipt changes nothing. */
export function settlePlaced(orderHash: string): void {
  const placed = placedBefore();
  if (placed && placed.orderHash === orderHash && !placed.isPaid) keepPlaced({ ...placed, isPaid: true });
}

export const forgetPlaced = (): void => tab.remove(key);
