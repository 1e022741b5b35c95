// A card processor that differs from the local one in everything that an adapter may decide: its script has fields of its
// own, its tokens are texts with a public key in them, every payment is completed on its page, and a signed message says so.
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { CardPayments, ChargeRequest, ChargeResult } from "../../adapters/card-payments/card-payments.ts";

export const pebbleOrigin = "https://pay.pebble.example";
const publicKey = "pk_pebble";
const signingKey = "whsec_pebble";
const pageToken = `${publicKey}:page`;

interface Payment extends ChargeRequest {
  reference: string;
  state: ChargeResult["state"];
}

interface Message {
  body: string;
  headers: Record<string, string>;
}

export interface Pebble extends CardPayments {
  /** Payments in the order in which they were asked for. */
  readonly payments: readonly Payment[];
  /** The shopper pays on the processor's page. Gives the message that the processor sends of it. */
  payOnPage(reference: string): Message;
  /** A message that the processor sends of a payment as it is. */
  messageOf(reference: string): Message;
}

export function pebbleCards(): Pebble {
  const payments: Payment[] = [];
  const byKey = (key: string) => payments.find(({ idempotencyKey }) => idempotencyKey === key);
  const result = ({ reference, state }: Payment): ChargeResult => {
    const base = { reference, methodName: "Pebble card" };
    if (state === "succeeded") return { state, ...base };
    if (state === "failed") return { state, message: "This payment was cancelled.", ...base };
    return { state, actionUrl: `${pebbleOrigin}/pay/${reference}`, ...base };
  };
  const messageOf = (reference: string): Message => {
    const { state, idempotencyKey } = payments.find((each) => each.reference === reference)!;
    const body = JSON.stringify({ type: `payment.${state}`, keys: [idempotencyKey] });
    return { body, headers: { "content-type": "application/json", "pebble-signature": signatureOf(body) } };
  };
  const find = async (key: string) => {
    const payment = byKey(key);
    return payment ? result(payment) : null;
  };
  return {
    provider: "pebble",
    account: "acct_pebble",
    methodName: "Pebble",
    unavailable: null,
    browser: {
      entry: { script: `${pebbleOrigin}/v7/pebble.js`, fields: "processor", settings: { publicKey } },
      withoutScripts: { kind: "processorPage", token: pageToken },
      origins: { scripts: [pebbleOrigin], frames: [pebbleOrigin], calls: [], pages: [pebbleOrigin] },
    },
    webhook: {
      read: async ({ headers, body }) => (isSigned(headers["pebble-signature"], body) ? attemptsIn(body) : null),
    },
    sandbox: null,
    payments,
    async charge(request) {
      if (!request.token.startsWith(`${publicKey}:`))
        return { state: "failed", reference: "", message: "This is no Pebble token.", methodName: "Pebble" };
      const known = byKey(request.idempotencyKey);
      if (!known) payments.push({ ...request, reference: `pay_${randomUUID()}`, state: "action_needed" });
      return result(known ?? payments.at(-1)!);
    },
    find,
    async cancel(key) {
      const payment = byKey(key);
      if (payment?.state === "action_needed") payment.state = "failed";
      return find(key);
    },
    refund: async () => ({ state: "failed", message: "Pebble gives nothing back." }),
    payOnPage(reference) {
      payments.find((each) => each.reference === reference)!.state = "succeeded";
      return messageOf(reference);
    },
    messageOf,
  };
}

const signatureOf = (body: string | Buffer) => createHmac("sha256", signingKey).update(body).digest("hex");

function isSigned(given: unknown, body: Buffer): boolean {
  const [got, wanted] = [Buffer.from(String(given)), Buffer.from(signatureOf(body))];
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}

const attemptsIn = (body: Buffer): string[] => (JSON.parse(body.toString()) as { keys: string[] }).keys;
