// The order that this tab placed last. Its receipt clears the checkout form.
import { webStorage } from "@selvedge/browser/storage/web-storage";
import { clearTyped } from "./paying/typed-values.ts";

const key = "selvedge-placed";

export interface PlacedOrder {
  readonly orderHash: string;
  readonly reference: string;
  /** false until the bank confirms it: what was typed stays saved until its receipt is shown. */
  readonly isPaid: boolean;
}

/** Without storage there is no last order, and pages show what any visitor sees. */
const tab = webStorage(
  () => sessionStorage,
  (message) => console.warn(message),
);

/** Saves an order that was placed, and clears the form of one that is paid. */
export function savePlaced(order: PlacedOrder): void {
  tab.set(key, JSON.stringify(order));
  if (order.isPaid) clearTyped();
}

/** The order that this tab placed last; null if it placed none, or has started another. */
export function loadPlaced(): PlacedOrder | null {
  try {
    return JSON.parse(tab.get(key) ?? "null") as PlacedOrder | null;
  } catch {
    return null;
  }
}

/** Called by a receipt: marks this tab's own order as paid. Any other receipt changes nothing. */
export function markPlacedPaid(orderHash: string): void {
  const placed = loadPlaced();
  if (placed && placed.orderHash === orderHash && !placed.isPaid) savePlaced({ ...placed, isPaid: true });
}

export const clearPlaced = (): void => tab.remove(key);
