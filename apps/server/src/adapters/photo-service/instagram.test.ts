// The request that the photo service gets, and what is read of its answer, held against a double of its server.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { DivisionId } from "@selvedge/domain/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { instagram } from "./instagram.ts";
import type { PhotoPost } from "./photo-service.ts";

let server: Server;
let origin = "";
let reply = { status: 200, body: "" };
const got: string[] = [];
const net = { resolve: async () => ["127.0.0.1"], isAllowed: () => true, allowsPlainHttp: true };

beforeAll(async () => {
  server = createServer((request, response) => {
    got.push(`${request.method} ${decodeURIComponent(request.url!)} ${request.headers.authorization ?? ""}`.trim());
    response.writeHead(reply.status).end(request.url === "/one.jpg" ? "bytes of a picture" : reply.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://photos.example:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const [shop, other] = [14 as DivisionId, 15 as DivisionId];
const service = () => instagram({ url: `${origin}/v23.0`, accounts: { 14: { account: "178414", token: "t/k" } } }, net);
const post = (more: object = {}) => ({
  ...{ id: "1", caption: "A vat of weld", media_type: "IMAGE", media_url: "https://cdn.example/1.jpg" },
  ...{ permalink: "https://www.instagram.com/p/1/", timestamp: "2026-11-20T09:30:00+0000" },
  ...more,
});

test("a shop's posts are asked for by its account and token, and read as they are", async () => {
  const film = { id: "2", media_type: "VIDEO", thumbnail_url: "https://cdn.example/2.jpg", caption: undefined };
  reply = { status: 200, body: JSON.stringify({ data: [post(), post(film)], paging: {} }) };
  expect(await service().posts(shop, 5)).toEqual([
    {
      ...{ id: "1", caption: "A vat of weld", mediaType: "IMAGE", pictureUrl: "https://cdn.example/1.jpg" },
      ...{ permalink: "https://www.instagram.com/p/1/", postedAt: "2026-11-20T09:30:00.000Z" },
    },
    expect.objectContaining({ id: "2", caption: "", mediaType: "VIDEO", pictureUrl: "https://cdn.example/2.jpg" }),
  ]);
  expect(got).toEqual([
    "GET /v23.0/178414/media?fields=id,caption,media_type,media_url,thumbnail_url,permalink,timestamp&limit=5 Bearer t/k",
  ]);
});

test("no more posts are given than were asked for, and none that cannot be shown", async () => {
  const odd = [
    { id: 7 },
    post({ media_url: undefined }),
    post({ permalink: "javascript:x()" }),
    post({ timestamp: "?" }),
  ];
  reply = { status: 200, body: JSON.stringify({ data: [...odd, post(), post(), post()] }) };
  expect(await service().posts(shop, 2)).toHaveLength(2);
});

test("a shop without an account asks nobody", async () => {
  const before = got.length;
  expect(await service().posts(other, 5)).toBeNull();
  expect(got).toHaveLength(before);
});

test.each([
  [401, "{}", "The photo service answered 401."],
  [200, "<html>", "The photo service answered something else than posts."],
])("an answer of %i %s fails, without the token in its words", async (status, body, sentence) => {
  reply = { status, body };
  await expect(service().posts(shop, 5)).rejects.toThrow(new Error(sentence));
});

test("a picture is read without the token; one that is gone is none", async () => {
  reply = { status: 200, body: "" };
  const plain: PhotoPost = { id: "1", caption: "", mediaType: "IMAGE", permalink: "", postedAt: "", pictureUrl: "" };
  const at = (pictureUrl: string) => ({ ...plain, pictureUrl });
  expect(String(await service().picture(at(`${origin}/one.jpg`)))).toBe("bytes of a picture");
  expect(got.at(-1)).toBe("GET /one.jpg");
  reply = { status: 404, body: "" };
  expect(await service().picture(at(`${origin}/two.jpg`))).toBeNull();
});
