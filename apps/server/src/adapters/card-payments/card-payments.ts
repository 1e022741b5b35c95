// What we need of a card processor. Card numbers never pass through us: the shopper's browser gives them to the
// processor, which gives a token.

export interface ChargeRequest {
  /** Our payment attempt. The processor charges once for one key, however often it is asked. */
  idempotencyKey: string;
  token: string;
  amountMinor: number;
  currency: string;
  /** What the shopper sees on the statement and the merchant in the processor's books. */
  description: string;
  /** Where the card holder comes back to after a second step at their bank. */
  returnUrl: string;
}

export type ChargeResult =
  | { state: "succeeded"; reference: string; methodName: string }
  | { state: "failed"; reference: string; message: string; methodName: string }
  | { state: "action_needed"; reference: string; actionUrl: string; methodName: string };

export interface RefundRequest {
  /** The processor gives back once for one key, however often it is asked. */
  idempotencyKey: string;
  /** The charge's `reference`. */
  chargeReference: string;
  /** Of the charge, the whole or a part. */
  amountMinor: number;
}

export type RefundResult = { state: "succeeded"; reference: string } | { state: "failed"; message: string };

export interface CardPayments {
  /** "local" or the processor's name; kept with every attempt. */
  provider: string;
  /** Takes the money, or says why not. Throws PaymentsUnreachable when no answer came: the money may have moved. */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** What became of an attempt; null where the processor never heard of it. */
  find(idempotencyKey: string): Promise<ChargeResult | null>;
  /**
   * Calls off an attempt that waits for its card holder, and gives what became of it: one that was settled before stays
   * as it is. null where the processor never heard of it.
   */
  cancel(idempotencyKey: string): Promise<ChargeResult | null>;
  /** Gives money back to the card that it came from, or says why not. Throws PaymentsUnreachable when no answer came. */
  refund(request: RefundRequest): Promise<RefundResult>;
}

export class PaymentsUnreachable extends Error {
  override readonly name = "PaymentsUnreachable";
}
