import type { RefundRequest, RefundResult } from "./card-payments.ts";
import { type Processors, processorOf } from "./processor-of.ts";

/** Gives money back where it was taken. Throws PaymentsUnreachable where no answer came. */
export async function refundCharge(
  processors: Processors,
  { provider, account, ...request }: RefundRequest & { provider: string; account: string },
): Promise<RefundResult> {
  const processor = processorOf(processors, { provider, account });
  if (!processor)
    return { state: "failed", message: `The payment was taken by ${provider}, which is not set up any more.` };
  const { idempotencyKey, chargeReference, amountMinor, currency } = request;
  return processor.refund({ idempotencyKey, chargeReference, amountMinor, currency });
}
