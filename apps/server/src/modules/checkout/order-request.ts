import type { CallBody } from "@selvedge/contracts/call";
import type { checkoutCalls } from "@selvedge/contracts/checkout/checkout.calls";
import type { Division } from "../../plugins/tenancy.ts";

/** One wish to pay, as it comes in. */
export interface OrderRequest {
  division: Division;
  ownerHash: Buffer;
  idempotencyKey: string;
  body: CallBody<typeof checkoutCalls.place>;
  /** The shop's own address, to come back to from a bank. */
  shopOrigin: string;
  requestId: string;
}

/** What a wish to pay is answered, kept under its key. */
export type PlaceAnswer =
  | {
      ok: true;
      data: {
        orderHash: string;
        reference: string;
        state: "paid" | "action_needed";
        receiptUrl: string;
        actionUrl: string | null;
      };
    }
  /** `requestId` is the request's that was told so first: a retry repeats it. */
  | { ok: false; message: string; requestId?: string };
