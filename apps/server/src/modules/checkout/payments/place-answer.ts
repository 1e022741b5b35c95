/** The answer to a payment request, stored under its key. */
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
  /** `requestId` is that of the first request with this answer: a retry repeats it. */
  | { ok: false; message: string; requestId?: string };
