import type { CardWebhook } from "../card-payments.ts";
import type { PaypalCalls } from "./paypal-calls.ts";

type Message = Parameters<CardWebhook["read"]>[0];

interface PaypalEvent {
  event_type?: string;
  resource?: { custom_id?: string; purchase_units?: { custom_id?: string }[] };
}

/** What PayPal signs a message with, by the names that its verification takes. */
const headerNames = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
} as const;

/** The attempts that a message is about, once PayPal has said that it sent it; null for any other message. */
export async function readPaypalMessage(
  calls: PaypalCalls,
  webhookId: string,
  { headers, body }: Message,
): Promise<readonly string[] | null> {
  const given = Object.entries(headerNames).map(([name, header]) => [name, headers[header]] as const);
  const event = eventOf(body);
  if (!event || given.some(([, value]) => typeof value !== "string")) return null;
  const { status, body: answer } = await calls.post("/v1/notifications/verify-webhook-signature", {
    body: { ...Object.fromEntries(given), webhook_id: webhookId, webhook_event: event },
  });
  const isSigned = status === 200 && (answer as { verification_status?: string }).verification_status === "SUCCESS";
  return isSigned ? attemptsOf(event) : null;
}

function attemptsOf({ resource }: PaypalEvent): readonly string[] {
  const attempt = resource?.custom_id ?? resource?.purchase_units?.[0]?.custom_id;
  return attempt ? [attempt] : [];
}

function eventOf(body: Buffer): PaypalEvent | null {
  try {
    const event: unknown = JSON.parse(body.toString("utf8"));
    return typeof event === "object" && event !== null ? event : null;
  } catch {
    return null;
  }
}
