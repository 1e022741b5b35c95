// The request that a provider of text messages gets, held against a double of its server.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restTextMessages } from "./rest-text-messages.ts";

let server: Server;
let origin = "";
let status = 201;
const got: { request: string; authorization: string; body: Record<string, string> }[] = [];
const net = { resolve: async () => ["127.0.0.1"], isAllowed: () => true, allowsPlainHttp: true };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    got.push({
      request: `${request.method} ${request.url} ${request.headers["content-type"]}`,
      authorization: request.headers.authorization!,
      body: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
    });
    response.writeHead(status).end(`{"to":"+447700900123","body":"407193 is your code"}`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://texts.example:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const message = { to: "+447700900123", body: "407193 is your Selvedge code." };

test("a message is posted with account, sender, number and text", async () => {
  await restTextMessages({ origin, account: "AC1", token: "t/k", from: "Selvedge" }, net).send(message);
  expect(got).toEqual([
    {
      request: "POST /2010-04-01/Accounts/AC1/Messages.json application/x-www-form-urlencoded",
      authorization: `Basic ${Buffer.from("AC1:t/k").toString("base64")}`,
      body: { To: message.to, From: "Selvedge", Body: message.body },
    },
  ]);
});

test.each([
  [400, "The text message provider answered 400."],
  [503, "The text message provider answered 503."],
])("an answer of %i fails, so that the job retries, and says neither number nor code", async (code, sentence) => {
  status = code;
  const send = restTextMessages({ origin, account: "AC1", token: "t", from: "Selvedge" }, net).send(message);
  await expect(send).rejects.toThrow(new Error(sentence));
});

test("a provider that is away fails", async () => {
  const away = restTextMessages({ origin: "http://texts.example:1", account: "AC1", token: "t", from: "S" }, net);
  await expect(away.send(message)).rejects.toThrow("could not be reached: unreachable");
});
