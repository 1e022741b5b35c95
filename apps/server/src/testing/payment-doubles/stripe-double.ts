// Stripe's API as its documentation describes it, as far as the adapter calls it: form bodies, idempotency keys, payment
// intents, pages, refunds, search that lags behind, and signed messages. It remembers what it was asked.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

interface Intent {
  id: string;
  object: "payment_intent";
  amount: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
  created: number;
  description: string;
  next_action: unknown;
  last_payment_error: unknown;
  latest_charge: unknown;
}

interface Page {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  url: string | null;
  client_reference_id: string;
  amount: number;
  currency: string;
  success_url: string;
  created: number;
  metadata: Record<string, string>;
  payment_intent: string | null;
}

type Fields = Record<string, string>;
interface Answer {
  status: number;
  body: unknown;
}

export const confirmationTokens = {
  approve: "ctoken_approve",
  challenge: "ctoken_challenge",
  decline: "ctoken_decline",
};

export async function stripeDouble() {
  const intents: Intent[] = [];
  const pages: Page[] = [];
  const refunds: { id: string; payment_intent: string; amount: number }[] = [];
  const answered = new Map<string, { fields: string; answer: Answer }>();
  const calls: { method: string; path: string; fields: Fields; key: string; account: string }[] = [];
  /** The next so many calls get no answer, or one that nobody can read. */
  let silent = 0;
  let origin = "";

  const byId = <T extends { id: string }>(list: T[], id: string) => list.find((each) => each.id === id);
  const charge = () => ({
    id: `ch_${randomUUID()}`,
    payment_method_details: { card: { brand: "visa", last4: "4242", wallet: null } },
  });

  function createIntent(fields: Fields): Answer {
    const intent: Intent = {
      id: `pi_${randomUUID().replaceAll("-", "")}`,
      object: "payment_intent",
      amount: Number(fields.amount),
      currency: fields.currency!,
      status: "succeeded",
      metadata: { attempt: fields["metadata[attempt]"]! },
      created: Math.floor(Date.now() / 1000),
      description: fields.description!,
      next_action: null,
      last_payment_error: null,
      latest_charge: null,
    };
    const token = fields.confirmation_token;
    if (!Object.values(confirmationTokens).includes(token!))
      return failure(400, { type: "invalid_request_error", param: "confirmation_token", message: "No such token" });
    intents.push(intent);
    if (token === confirmationTokens.challenge) {
      intent.status = "requires_action";
      intent.next_action = { type: "redirect_to_url", redirect_to_url: { url: `${origin}/3ds/${intent.id}` } };
      return { status: 200, body: intent };
    }
    if (token === confirmationTokens.decline) {
      intent.status = "requires_payment_method";
      intent.last_payment_error = { message: "Your card was declined." };
      return failure(402, {
        type: "card_error",
        code: "card_declined",
        message: "Your card was declined.",
        payment_intent: intent,
      });
    }
    intent.latest_charge = charge();
    return { status: 200, body: intent };
  }

  function createPage(fields: Fields): Answer {
    const page: Page = {
      id: `cs_test_${randomUUID().replaceAll("-", "")}`,
      object: "checkout.session",
      status: "open",
      url: null,
      client_reference_id: fields.client_reference_id!,
      amount: Number(fields["line_items[0][price_data][unit_amount]"]),
      currency: fields["line_items[0][price_data][currency]"]!,
      success_url: fields.success_url!,
      created: Math.floor(Date.now() / 1000),
      metadata: { attempt: fields["metadata[attempt]"]! },
      payment_intent: null,
    };
    page.url = `https://checkout.stripe.com/c/pay/${page.id}`;
    pages.push(page);
    return { status: 200, body: page };
  }

  function createRefund(fields: Fields): Answer {
    const intent = byId(intents, fields.payment_intent!);
    const back = refunds.filter(({ payment_intent }) => payment_intent === intent?.id);
    const left = (intent?.amount ?? 0) - back.reduce((sum, { amount }) => sum + amount, 0);
    if (intent?.status !== "succeeded" || Number(fields.amount) > left)
      return failure(400, {
        type: "invalid_request_error",
        code: "charge_already_refunded",
        message: "Refund amount is greater than unrefunded amount on charge.",
      });
    const refund = { id: `re_${randomUUID()}`, payment_intent: intent.id, amount: Number(fields.amount) };
    refunds.push(refund);
    return { status: 200, body: { ...refund, object: "refund", status: "succeeded" } };
  }

  const shownPage = (page: Page) => ({
    ...page,
    payment_intent: page.payment_intent && byId(intents, page.payment_intent),
  });
  const list = (data: unknown[], url: string) => ({ object: "list", url, has_more: false, data });
  const found = (body: unknown): Answer =>
    body ? { status: 200, body } : failure(404, { type: "invalid_request_error", message: "No such object" });

  function answerTo(method: string, path: string, fields: Fields): Answer {
    const [, , kind, id, step] = path.split("/");
    if (kind === "payment_intents") {
      if (method === "POST" && !id) return createIntent(fields);
      // What is younger than a minute is not searched yet.
      if (id === "search") return found({ object: "search_result", has_more: false, url: path, data: [] });
      if (!id) return found(list(intents, path));
      const intent = byId(intents, id);
      if (step !== "cancel" || !intent) return found(intent);
      if (intent.status === "succeeded" || intent.status === "canceled")
        return failure(400, { type: "invalid_request_error", code: "payment_intent_unexpected_state", message: "No" });
      intent.status = "canceled";
      return found(intent);
    }
    if (kind === "checkout") {
      const [, , , , pageId, act] = path.split("/");
      if (method === "POST" && !pageId) return createPage(fields);
      if (!pageId) return found(list(pages, path));
      const page = byId(pages, pageId);
      if (act === "expire" && page) {
        if (page.status !== "open") return failure(400, { type: "invalid_request_error", message: "Not open" });
        page.status = "expired";
      }
      return found(page && shownPage(page));
    }
    return kind === "refunds" ? createRefund(fields) : failure(404, { type: "invalid_request_error", message: path });
  }

  const server = createServer(async (request, reply) => {
    const url = new URL(request.url!, "http://stripe");
    const text = await bodyOf(request);
    const fields = Object.fromEntries(new URLSearchParams(text));
    const key = String(request.headers["idempotency-key"] ?? "");
    const account = String(request.headers.authorization).replace("Bearer ", "");
    calls.push({ method: request.method!, path: url.pathname, fields, key, account });
    if (silent > 0) {
      silent--;
      return request.socket.destroy();
    }
    const known = request.method === "POST" && key ? answered.get(key) : undefined;
    if (known && known.fields !== text)
      return send(reply, failure(400, { type: "idempotency_error", message: "Another request had this key." }));
    const answer = known?.answer ?? answerTo(request.method!, url.pathname, fields);
    if (key) answered.set(key, { fields: text, answer });
    send(reply, answer);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    intents,
    pages,
    refunds,
    calls,
    loseNext: (count: number) => {
      silent = count;
    },
    /** The card holder's answer at the bank. */
    settle(intent: Intent, isConfirmed: boolean) {
      intent.status = isConfirmed ? "succeeded" : "requires_payment_method";
      intent.latest_charge = isConfirmed ? charge() : null;
      intent.last_payment_error = isConfirmed ? null : { message: "The card holder could not be authenticated." };
    },
    /** The card is typed on Stripe's own page. */
    payPage(page: Page) {
      const paid = { ...page.metadata };
      const intent = createIntent({
        amount: String(page.amount),
        currency: page.currency,
        "metadata[attempt]": paid.attempt!,
        confirmation_token: confirmationTokens.approve,
        description: "",
      }).body as Intent;
      Object.assign(page, { status: "complete", url: null, payment_intent: intent.id });
      return intent;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

export type StripeDouble = Awaited<ReturnType<typeof stripeDouble>>;

/** A message as Stripe signs it, with Stripe's own code. */
export function stripeMessage(
  type: string,
  object: unknown,
  { secret, at = Date.now() }: { secret: string; at?: number },
) {
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } });
  const signature = new Stripe("sk_test_none").webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at / 1000),
  });
  return { body: payload, headers: { "content-type": "application/json", "stripe-signature": signature } };
}

const failure = (status: number, error: object): Answer => ({ status, body: { error } });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

function send(reply: import("node:http").ServerResponse, { status, body }: Answer): void {
  reply.writeHead(status, { "content-type": "application/json", "request-id": `req_${randomUUID()}` });
  reply.end(JSON.stringify(body));
}
