import { type Net, safeFetch } from "../../safe-fetch/safe-fetch.ts";
import { PaymentsUnreachable, type PaypalConfig } from "../card-payments.ts";

export interface PaypalAnswer {
  status: number;
  body: unknown;
  /** PayPal's code for what is wrong: "INSTRUMENT_DECLINED"; empty where nothing is. */
  issue: string;
}

export interface PaypalCalls {
  get(path: string): Promise<PaypalAnswer>;
  /** `requestId`: the same one is done once, however often it is sent. */
  post(path: string, given: { requestId?: string; body: unknown }): Promise<PaypalAnswer>;
}

const timeLimitMs = 10_000;
/** A token is asked for anew before it ends. */
const earlyMs = 60_000;

/** Calls of PayPal's API with its access token. Throws PaymentsUnreachable where no answer came: the money may have moved. */
export function paypalCalls({ url, clientId, secret }: PaypalConfig, net?: Net): PaypalCalls {
  let token: { text: string; endsAtMs: number } | undefined;

  const send = async (path: string, options: Parameters<typeof safeFetch>[1]): Promise<PaypalAnswer> => {
    const got = await safeFetch(`${url}${path}`, { timeLimitMs, ...options }, net);
    if (!got.ok) throw new PaymentsUnreachable(`PayPal gave no answer: ${got.code}.`);
    if (got.status >= 500 || got.status === 429) throw new PaymentsUnreachable(`PayPal answered ${got.status}.`);
    const body = jsonOf(got.body);
    return { status: got.status, body, issue: issueOf(body) };
  };

  const authorised = async (): Promise<string> => {
    if (token && token.endsAtMs - earlyMs > Date.now()) return token.text;
    const { status, body } = await send("/v1/oauth2/token", {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    const { access_token: text, expires_in: seconds } = body as { access_token?: string; expires_in?: number };
    if (status !== 200 || !text) throw new PaymentsUnreachable(`PayPal gave no access token: ${status}.`);
    token = { text, endsAtMs: Date.now() + (seconds ?? 0) * 1000 };
    return text;
  };

  return {
    get: async (path) => send(path, { headers: { authorization: `Bearer ${await authorised()}` } }),
    post: async (path, { requestId, body }) =>
      send(path, {
        method: "POST",
        headers: {
          authorization: `Bearer ${await authorised()}`,
          "content-type": "application/json",
          prefer: "return=representation",
          ...(requestId ? { "paypal-request-id": requestId } : {}),
        },
        body: JSON.stringify(body),
      }),
  };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8")) as unknown;
  } catch {
    return {};
  }
}

function issueOf(body: unknown): string {
  const { details, name } = (body ?? {}) as { details?: { issue?: string }[]; name?: string };
  return details?.[0]?.issue ?? name ?? "";
}
