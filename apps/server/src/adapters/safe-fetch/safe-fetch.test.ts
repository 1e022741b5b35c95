import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { safeFetch } from "./safe-fetch.ts";

test.each(["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:93.184.216.34"])(
  "%s is of the open internet",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "127.0.0.1",
  "127.1",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "fe80::1",
  "fc00::1",
  "fd12::1",
  "ff02::1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::a00:1",
  "2002:7f00:1::",
  "2001:0:0:0:0:0:0:1",
  "::127.0.0.1",
  "2001:db8::1",
  "0x7f000001",
  "2130706433",
  "017700000001",
  "localhost",
  "",
])("%j is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

let origin = "";
let seen: IncomingMessage["headers"] = {};
const answers: Record<string, (response: ServerResponse) => void> = {
  "/fine": (response) => response.end("fine"),
  "/elsewhere": (response) => response.writeHead(302, { location: "http://127.0.0.1/secret" }).end(),
  "/endless": (response) => {
    const more = () => response.write(Buffer.alloc(64_000)) && setImmediate(more);
    response.on("drain", more).on("error", () => {});
    more();
  },
  "/silent": () => {},
};
const server = createServer((request, response) => {
  seen = request.headers;
  answers[request.url ?? ""]?.(response);
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://shop.example:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const here = { resolve: async () => ["127.0.0.1"], isAllowed: () => true, allowsPlainHttp: true };

test("brings what is there, from the address that was judged, without cookies", async () => {
  const answer = await safeFetch(`${origin}/fine`, {}, here);
  expect(answer).toMatchObject({ ok: true, status: 200 });
  expect(answer.ok && answer.body.toString()).toBe("fine");
  expect(seen.host).toMatch(/^shop\.example/);
  expect(seen.cookie).toBeUndefined();
});

test("asks for a name once, so a name that changes its mind leads nowhere else", async () => {
  const turns = ["127.0.0.1", "10.0.0.1"];
  const judged: string[] = [];
  const net = {
    ...here,
    resolve: async () => [turns.shift() ?? "never"],
    isAllowed: (address: string) => judged.push(address) > 0,
  };
  expect(await safeFetch(`${origin}/fine`, {}, net)).toMatchObject({ ok: true });
  expect([judged, turns]).toEqual([["127.0.0.1"], ["10.0.0.1"]]);
});

test.each([
  ["/elsewhere", {}, "redirected"],
  ["/endless", { sizeLimitBytes: 200_000 }, "too_large"],
  ["/silent", { timeLimitMs: 150 }, "too_slow"],
])("%s is refused as %j says", async (path, options, code) => {
  expect(await safeFetch(origin + path, options, here)).toEqual({ ok: false, code });
});

test.each([
  ["http://shop.example/", "not_https"],
  ["https://shop.example:8443/", "not_https"],
  ["ftp://shop.example/", "not_https"],
  ["https://user:password@shop.example/", "bad_address"],
  ["nonsense", "bad_address"],
  ["https://127.0.0.1/", "not_public"],
  ["https://[::1]/", "not_public"],
  ["https://2130706433/", "not_public"],
  ["https://0x7f.1/", "not_public"],
  ["https://localhost/", "not_public"],
])("%s is refused as %s before a packet leaves", async (address, code) => {
  expect(await safeFetch(address)).toEqual({ ok: false, code });
});

test("a name with one private address among public ones is refused", async () => {
  const mixed = { ...here, resolve: async () => ["93.184.216.34", "10.0.0.7"], isAllowed: isPublicAddress };
  expect(await safeFetch(`${origin}/fine`, {}, mixed)).toEqual({ ok: false, code: "not_public" });
});

test("a name that nobody answers for takes no longer than the whole may take", async () => {
  const unanswered = { ...here, resolve: () => new Promise<string[]>(() => {}) };
  expect(await safeFetch(`${origin}/fine`, { timeLimitMs: 100 }, unanswered)).toEqual({ ok: false, code: "too_slow" });
});
