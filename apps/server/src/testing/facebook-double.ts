// A double of Facebook's Graph API: keeps what it is sent, and answers as it is told.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FacebookEvent } from "../adapters/facebook/facebook.ts";
import { graphFacebook } from "../adapters/facebook/graph-facebook.ts";

interface Got {
  request: string;
  token: string;
  events: FacebookEvent[];
}

export const tookIt = { status: 200, body: JSON.stringify({ events_received: 1, messages: [], fbtrace_id: "A1" }) };

/** An error in the form of the Graph API. */
export const graphError = (status: number, error: object) => ({
  status,
  body: JSON.stringify({ error: { type: "OAuthException", fbtrace_id: "A1", ...error } }),
});

export async function facebookDouble() {
  const got: Got[] = [];
  const state = { reply: tookIt };
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    got.push({
      request: `${request.method} ${request.url} ${request.headers["content-type"]}`,
      token: form.get("access_token") ?? "",
      events: JSON.parse(form.get("data") ?? "null"),
    });
    response.writeHead(state.reply.status).end(state.reply.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://graph.example:${(server.address() as AddressInfo).port}/v23.0`;
  const net = { resolve: async () => ["127.0.0.1"], isAllowed: () => true, allowsPlainHttp: true };
  return {
    got,
    facebook: graphFacebook({ url }, net),
    replies: (reply: typeof tookIt) => {
      state.reply = reply;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
