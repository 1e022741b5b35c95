import type { FastifyInstance, InjectOptions } from "fastify";

/** A visitor of one host: stores cookies and sends the XSRF header, as a browser with the platform's client does. */
export function visitorOf(app: FastifyInstance, host: string) {
  const jar = new Map<string, string>();
  const send = async (method: string, url: string, payload?: unknown, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const options: InjectOptions = {
      method: method as never,
      url,
      headers: {
        host,
        ...(cookie ? { cookie } : {}),
        ...(jar.has("XSRF-TOKEN") ? { "x-xsrf-token": decodeURIComponent(jar.get("XSRF-TOKEN")!) } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload: payload as never }),
    };
    const response = await app.inject(options);
    for (const { name, value } of response.cookies) jar.set(name, value);
    return response;
  };
  return {
    cookies: jar,
    get: (path: string, headers?: Record<string, string>) => send("GET", path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) => send("POST", path, body, headers),
    send,
    /** Takes the first cookies, as the client does before its first change. */
    async arrive() {
      await send("GET", "/omnis/v3/dashboard/secure/get/");
      return this;
    },
  };
}
