import type { ChargeResult } from "../card-payments.ts";

interface Capture {
  id: string;
  status: string;
}

export interface PaypalOrder {
  id: string;
  status: "CREATED" | "SAVED" | "APPROVED" | "VOIDED" | "COMPLETED" | "PAYER_ACTION_REQUIRED";
  links?: { rel: string; href: string }[];
  payer?: { email_address?: string };
  purchase_units?: { payments?: { captures?: Capture[] } }[];
}

const methodName = "PayPal";

/** What became of an order: paid once its capture is done. The reference is then the capture's, which a refund names. */
export function resultOfOrder({ id, status, links = [], purchase_units: units = [] }: PaypalOrder): ChargeResult {
  const capture = units[0]?.payments?.captures?.[0];
  if (status === "COMPLETED" && capture) return resultOfCapture(capture);
  if (status === "COMPLETED" || status === "VOIDED") return cancelledOrder(id);
  const page = links.find(({ rel }) => rel === "payer-action" || rel === "approve");
  return { state: "action_needed", reference: id, actionUrl: page?.href ?? "", methodName };
}

export function resultOfCapture({ id, status }: Capture): ChargeResult {
  if (status === "COMPLETED" || status === "PARTIALLY_REFUNDED" || status === "REFUNDED")
    return { state: "succeeded", reference: id, methodName };
  // PayPal looks into it, which takes hours or days.
  if (status === "PENDING") return { state: "action_needed", reference: id, actionUrl: "", methodName };
  return {
    state: "failed",
    reference: id,
    methodName,
    message: "PayPal declined this payment. You have not been charged.",
  };
}

export const cancelledOrder = (reference: string): ChargeResult => ({
  state: "failed",
  reference,
  methodName,
  message: "This payment was cancelled. You have not been charged.",
});
