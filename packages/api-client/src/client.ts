// Typed calls over the contracts. Only types come from the contracts, so that no schema travels to the browser.
import type { CallByKey, CallKey } from "@selvedge/contracts/all-calls";
import type { CallBody, CallParams, CallQuery, CallReply } from "@selvedge/contracts/call";
import type { ErrorAnswer } from "@selvedge/contracts/errors";
import { ApiFailure, kindOfThrown, unanswered } from "./failure.ts";

export { ApiFailure } from "./failure.ts";

type Without<T> = T extends undefined ? { [K in never]: never } : T;
type Needs<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Without<T> };
/** What a call is given. Optional fields with defaults may be left out of `query` and `body`. */
export type CallInput<K extends CallKey> = Needs<"params", CallInputParams<K>> &
  Partial<Needs<"query", Partial<CallQuery<CallByKey<K>>>>> &
  Needs<"body", CallInputBody<K>> &
  CallOptions<CallReply<CallByKey<K>>>;
/** What is the same for every call. */
export interface CallOptions<Reply> {
  idempotencyKey?: string;
  /** The revision that is changed, as it was read; the call answers 412 when it is another by now. */
  ifMatch?: string;
  /** Cancels the call. */
  signal?: AbortSignal;
  /** The call is given up after this time; without it there is no limit. */
  timeoutMs?: number;
  /** Called in addition when the server has taken the call but not done it yet (status 202). */
  onAccepted?: (reply: Reply) => void;
  /** Called in addition when the call was cancelled (status 0). */
  onCancelled?: () => void;
}
type CallInputParams<K extends CallKey> =
  CallParams<CallByKey<K>> extends undefined ? undefined : { [P in keyof CallParams<CallByKey<K>>]: string | number };
type CallInputBody<K extends CallKey> =
  CallByKey<K> extends { body: { _zod: { input: infer I } } } ? I : CallBody<CallByKey<K>>;

interface ClientOptions {
  /** "" in a browser: the page's own host. */
  origin?: string;
  fetch?: typeof fetch;
  /** Reads the readable cookie; a browser's document by default. */
  cookies?: () => string;
  /** The back-office also sends the token as X-CSRF-TOKEN (platform-core §7: "one area"). */
  sendsCsrfHeader?: boolean;
}

/** The page's cookies; none where there is no page. */
const pageCookies = (): string => (globalThis as { document?: { cookie: string } }).document?.cookie ?? "";

const basePath = "/omnis/v3";
/**
 * A client whose calls are named by method and path: `api("POST /basket/remove/", { body: { key, name: "main" } })`.
 * Sends cookies and X-XSRF-TOKEN, has no timeout of its own, and requests the token first when there is none.
 * Throws ApiFailure, of the kind "refused", "timeout", "network" or "cancelled". Source: platform-core §7, §8.
 */
export function createClient({
  origin = "",
  fetch: send = globalThis.fetch.bind(globalThis),
  cookies = pageCookies,
  sendsCsrfHeader = false,
}: ClientOptions = {}) {
  const token = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies())?.[1];

  async function request(
    method: string,
    url: string,
    input: { body?: unknown } & CallOptions<never>,
  ): Promise<Response> {
    const isForm = typeof FormData !== "undefined" && input.body instanceof FormData;
    const headers: Record<string, string> = { Accept: "application/json" };
    if (input.body !== undefined && !isForm) headers["Content-Type"] = "application/json";
    if (method !== "GET") headers["X-XSRF-TOKEN"] = decodeURIComponent(token() ?? "");
    if (method !== "GET" && sendsCsrfHeader) headers["X-CSRF-TOKEN"] = decodeURIComponent(token() ?? "");
    if (input.ifMatch) headers["If-Match"] = `"${input.ifMatch}"`;
    if (input.idempotencyKey) headers["Idempotency-Key"] = input.idempotencyKey;
    const body = input.body === undefined ? null : isForm ? (input.body as FormData) : JSON.stringify(input.body);
    try {
      return await send(url, { method, headers, body, credentials: "include", signal: signalOf(input) });
    } catch (error) {
      throw brokenOff(error, input);
    }
  }

  const refreshToken = () => request("GET", `${origin}${basePath}/dashboard/secure/get/`, {});

  return async function api<K extends CallKey>(key: K, input: CallInput<K>): Promise<CallReply<CallByKey<K>>> {
    const [method = "GET", pattern = ""] = key.split(" ");
    const given = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    } & CallOptions<unknown>;
    const url = origin + basePath + fillPath(pattern, given.params) + queryOf(given.query);
    if (method !== "GET" && !token()) await refreshToken();
    let answer = await request(method, url, given);
    if (answer.status === 419) {
      await refreshToken();
      answer = await request(method, url, given);
    }
    const json = await bodyOf(answer, given);
    if (!answer.ok) throw new ApiFailure(answer.status, json ?? wordless);
    if (answer.status === 202) given.onAccepted?.(json);
    return json as unknown as CallReply<CallByKey<K>>;
  };
}

/** The JSON of an answer; null where it has none. A line that drops while it is read is no answer at all. */
async function bodyOf(answer: Response, options: CallOptions<never>): Promise<ErrorAnswer | null> {
  try {
    return (await answer.json()) as ErrorAnswer;
  } catch (error) {
    // By its name: Safari's is a DOMException, not a SyntaxError of the language.
    if ((error as { name?: unknown } | null)?.name === "SyntaxError") return null;
    throw brokenOff(error, options);
  }
}

/** The failure of a call that ended without an answer, after its own handler was called. */
function brokenOff(error: unknown, { signal, onCancelled }: CallOptions<never>): ApiFailure {
  const kind = signal?.aborted ? "cancelled" : kindOfThrown(error);
  if (kind === "cancelled") onCancelled?.();
  return unanswered(kind);
}

/** What a proxy or a broken line answers: no words that could be shown. */
const wordless: ErrorAnswer = { message: "", errors: {}, code: "serverError", requestId: "" };

function signalOf({ signal, timeoutMs }: CallOptions<never>): AbortSignal | null {
  if (timeoutMs === undefined) return signal ?? null;
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

const fillPath = (pattern: string, params: Record<string, unknown> = {}) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

function queryOf(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return pairs.length
    ? `?${new URLSearchParams(Object.fromEntries(pairs.map(([name, value]) => [name, String(value)])))}`
    : "";
}
