// PayPal's Orders API, version 2, as its documentation describes it and as far as the adapter calls it: access tokens, orders
// that a payer approves, captures under a request id, refunds, and the verification of messages.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Capture {
  id: string;
  status: string;
  amount: { currency_code: string; value: string };
  custom_id: string;
  refunded: number;
}

interface Order {
  id: string;
  status: string;
  returnUrl: string;
  unit: { custom_id: string; amount: { currency_code: string; value: string } };
  captures: Capture[];
}

interface Sent {
  intent?: string;
  purchase_units?: [Order["unit"]];
  payment_source?: { paypal: { experience_context: { return_url: string } } };
  amount?: { currency_code: string; value: string };
  transmission_sig?: string;
  webhook_id?: string;
}

export const paypalOrigin = "https://www.paypal.com";

export async function paypalDouble({ clientId, secret }: { clientId: string; secret: string }) {
  const orders: Order[] = [];
  const answered = new Map<string, { status: number; body: unknown }>();
  const calls: { method: string; path: string; requestId: string; body: Sent }[] = [];
  /** Whether the payer's way to pay is refused when it is captured. */
  const state = { isDeclined: false, tokens: 0 };
  const issue = (status: number, code: string) => ({
    status,
    body: { name: "UNPROCESSABLE_ENTITY", details: [{ issue: code }] },
  });

  const shown = ({ id, status, unit, captures }: Order) => ({
    id,
    status,
    purchase_units: [
      { custom_id: unit.custom_id, amount: unit.amount, payments: captures.length > 0 ? { captures } : undefined },
    ],
    links: [
      { rel: "self", href: `/v2/checkout/orders/${id}` },
      { rel: "payer-action", href: `${paypalOrigin}/checkoutnow?token=${id}` },
    ],
  });

  function createOrder(body: Sent) {
    const order: Order = {
      id: randomUUID().slice(0, 17).toUpperCase(),
      status: "PAYER_ACTION_REQUIRED",
      returnUrl: body.payment_source!.paypal.experience_context.return_url,
      unit: body.purchase_units![0],
      captures: [],
    };
    orders.push(order);
    return { status: 200, body: shown(order) };
  }

  function capture(order: Order) {
    if (order.captures.length > 0) return issue(422, "ORDER_ALREADY_CAPTURED");
    if (order.status !== "APPROVED") return issue(422, "ORDER_NOT_APPROVED");
    if (state.isDeclined) return issue(422, "INSTRUMENT_DECLINED");
    order.status = "COMPLETED";
    const { amount, custom_id } = order.unit;
    order.captures.push({ id: `CAP-${randomUUID()}`, status: "COMPLETED", amount, custom_id, refunded: 0 });
    return { status: 201, body: shown(order) };
  }

  function refund(taken: Capture, body: Sent) {
    const value = Number(body.amount!.value);
    if (taken.refunded + value > Number(taken.amount.value)) return issue(422, "REFUND_AMOUNT_EXCEEDED");
    taken.refunded += value;
    return { status: 201, body: { id: `REF-${randomUUID()}`, status: "COMPLETED" } };
  }

  function answerTo(method: string, path: string, body: Sent) {
    const [, , area, kind, id, step] = path.split("/");
    if (area === "notifications") {
      const isOurs = body.transmission_sig === "signed-by-paypal" && body.webhook_id === "WH-1";
      return { status: 200, body: { verification_status: isOurs ? "SUCCESS" : "FAILURE" } };
    }
    if (area === "checkout" && kind === "orders") {
      if (method === "POST" && !id) return createOrder(body);
      const order = orders.find((each) => each.id === id);
      if (!order) return { status: 404, body: { name: "RESOURCE_NOT_FOUND" } };
      return step === "capture" ? capture(order) : { status: 200, body: shown(order) };
    }
    const taken = orders.flatMap(({ captures }) => captures).find((each) => each.id === id);
    if (!taken) return { status: 404, body: { name: "RESOURCE_NOT_FOUND" } };
    return step === "refund" ? refund(taken, body) : { status: 200, body: taken };
  }

  const server = createServer(async (request, reply) => {
    const text = await bodyOf(request);
    const { pathname: path } = new URL(request.url!, "http://paypal");
    if (path === "/v1/oauth2/token") {
      state.tokens++;
      const isOurs =
        request.headers.authorization === `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`;
      return send(
        reply,
        isOurs ? { status: 200, body: { access_token: "A1", expires_in: 32_400 } } : { status: 401, body: {} },
      );
    }
    if (request.headers.authorization !== "Bearer A1") return send(reply, { status: 401, body: {} });
    const requestId = String(request.headers["paypal-request-id"] ?? "");
    const body = JSON.parse(text || "{}") as Sent;
    calls.push({ method: request.method!, path, requestId, body });
    const key = `${path} ${requestId}`;
    const answer = (requestId && answered.get(key)) || answerTo(request.method!, path, body);
    if (requestId && answer.status < 300) answered.set(key, answer);
    send(reply, answer);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    calls,
    state,
    approve: (order: Order) => {
      order.status = "APPROVED";
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

function send(reply: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  reply.writeHead(status, { "content-type": "application/json" });
  reply.end(JSON.stringify(body));
}
