// The one way out. Addresses that merchants, shoppers or other services name are fetched through here and nowhere else:
// the linter refuses a plain fetch in the server.
import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public-address.ts";

export type FetchRefusal =
  | "not_https"
  | "bad_address"
  | "not_public"
  | "too_large"
  | "too_slow"
  | "unreachable"
  | "redirected";

export type SafeFetchResult =
  | { ok: true; status: number; headers: Record<string, string>; body: Buffer }
  | { ok: false; code: FetchRefusal };

export interface SafeFetchOptions {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Largest answer in bytes; 5 MB by default. */
  sizeLimitBytes?: number;
  /** For everything together, the look-up of the name too; 5 s by default. */
  timeLimitMs?: number;
}

/** The fetch's network functions; tests pass their own. */
export interface Net {
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  /** Only a test speaks to a server without a certificate. */
  allowsPlainHttp?: boolean;
}

const openInternet: Net = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/**
 * Fetches an https address on its usual port, without cookies and without following redirects. The name is resolved
 * once and every address it has must be public; the connection then goes to the address that was judged, so a name that
 * changes its mind in between changes nothing. Never throws: what went wrong is the code.
 */
export async function safeFetch(
  address: string,
  options: SafeFetchOptions = {},
  net: Net = openInternet,
): Promise<SafeFetchResult> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return { ok: false, code: "bad_address" };
  if (!net.allowsPlainHttp && (url.protocol !== "https:" || url.port !== "")) return { ok: false, code: "not_https" };
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const signal = AbortSignal.timeout(options.timeLimitMs ?? 5_000);
  const addresses = await Promise.race([net.resolve(host).catch(() => []), aborted(signal)]);
  if (addresses === null) return { ok: false, code: "too_slow" };
  if (addresses.length === 0) return { ok: false, code: "unreachable" };
  if (!addresses.every(net.isAllowed)) return { ok: false, code: "not_public" };
  return send(url, addresses[0]!, options, signal);
}

/** A look-up of a name cannot be called off: it is left alone when the time is up. */
const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((done) => signal.addEventListener("abort", () => done(null), { once: true }));

async function send(
  url: URL,
  pinned: string,
  options: SafeFetchOptions,
  signal: AbortSignal,
): Promise<SafeFetchResult> {
  // Its hundred files are loaded once something is fetched: no start waits for them.
  const { Agent, request } = await import("undici");
  const { method = "GET", headers = {}, body = null, sizeLimitBytes = 5_000_000 } = options;
  const agent = new Agent({
    connect: { timeout: 2_000, lookup: pinnedTo(pinned) as never },
    maxResponseSize: sizeLimitBytes,
  });
  try {
    const answer = await request(url, { method, headers, body, dispatcher: agent, signal });
    if (answer.statusCode >= 300 && answer.statusCode < 400) return { ok: false, code: "redirected" };
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return { ok: true, status: answer.statusCode, headers: plainHeaders(answer.headers), body: bytes };
  } catch (error) {
    return { ok: false, code: codeOf(error, signal) };
  } finally {
    await agent.destroy();
  }
}

/** Answers every look-up of the connection with the address that was judged. */
const pinnedTo =
  (address: string) =>
  (_host: string, options: { all?: boolean }, done: (error: null, address: unknown, family?: number) => void) => {
    const family = address.includes(":") ? 6 : 4;
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

function codeOf(error: unknown, signal: AbortSignal): FetchRefusal {
  const { code } = error as { code?: string };
  if (signal.aborted || code?.includes("TIMEOUT")) return "too_slow";
  return code === "UND_ERR_RES_EXCEEDED_MAX_SIZE" ? "too_large" : "unreachable";
}

const plainHeaders = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : (value ?? "")]),
  );
