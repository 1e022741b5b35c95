// What stands below the headline of a receipt.
import type { GarmentStep } from "../garment-steps.ts";

interface Followed {
  /** The pieces of the order, each with its finished steps and those to come. */
  garments: readonly { steps: readonly { code: GarmentStep; state: "done" | "now" | "later" }[] }[];
  /** Its parcels. */
  tracking: readonly unknown[];
}

/** Whether a piece of the order is still to come or was sent: not so once all of it is cancelled, or refunded before it was made. */
export const comesAtAll = ({ garments, tracking }: Followed): boolean =>
  tracking.length > 0 ||
  garments.some(({ steps }) => steps.some(({ code, state }) => state !== "done" || code === "posted"));

/** How its pieces are made, were made, or that they are not. */
export function leadOf(receipt: Followed): string {
  if (!comesAtAll(receipt)) return "Nothing of it is made, and nothing is sent.";
  return receipt.tracking.length > 0
    ? "Every piece has been printed for you, checked under a lamp and packed by hand."
    : "We print each piece for you, check it under a lamp and pack it by hand. Follow its progress here.";
}
