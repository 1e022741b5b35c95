// The captcha of the local machine, and the request that a provider gets, held against a double of its server.
import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import type { Captcha } from "./captcha.ts";
import { scoreCaptcha } from "./score-captcha.ts";
import { workCaptcha } from "./work-captcha.ts";

const world = testApp();
let now = new Date("2026-11-23T10:00:00Z");

const zeroBits = (text: string) => {
  const bits = [...createHash("sha256").update(text).digest()]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  return bits.indexOf("1");
};
function solve(challenge: string, bits: number): string {
  for (let counter = 0; ; counter++) if (zeroBits(`${challenge}.${counter}`) >= bits) return `${challenge}.${counter}`;
}

describe("work in the browser", () => {
  let captcha: Captcha;
  beforeAll(() => {
    captcha = workCaptcha({ pool: world.database.pools.web, secret: "s".repeat(32), now: () => now, bits: 8 });
  });
  const task = () => {
    const given = captcha.task();
    if (given.kind !== "work") throw new Error("no work");
    return given;
  };
  const verify = (token?: string) => captcha.verify({ v3captchaToken: token }, "192.0.2.1");

  test("a solution passes once, also when it is sent many times at once", async () => {
    const token = solve(task().challenge, 8);
    const verdicts = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
    expect(verdicts.filter((verdict) => verdict === "passed")).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === "refused")).toHaveLength(9);
  });

  test("a second solution of the same challenge is refused", async () => {
    const { challenge } = task();
    const first = solve(challenge, 8);
    let counter = Number(first.split(".").at(-1)) + 1;
    while (zeroBits(`${challenge}.${counter}`) < 8) counter++;
    expect(await verify(first)).toBe("passed");
    expect(await verify(`${challenge}.${counter}`)).toBe("refused");
  });

  test("it is refused without the work, after its time, and when it is not ours", async () => {
    const { challenge } = task();
    let lazy = 0;
    while (zeroBits(`${challenge}.${lazy}`) >= 8) lazy++;
    expect(await verify(`${challenge}.${lazy}`)).toBe("refused");
    const forged = challenge.replace(/^./, (first) => (first === "A" ? "B" : "A"));
    expect(await verify(solve(forged, 8))).toBe("refused");
    const [nonce, end, signature] = challenge.split(".");
    expect(await verify(solve(`${nonce}.${Number(end) + 1}.${signature}`, 8))).toBe("refused");
    const late = solve(challenge, 8);
    now = new Date(now.getTime() + 10 * 60_000);
    expect(await verify(late)).toBe("refused");
    for (const text of ["", "...", "a.b.c.d", "x"]) expect(await verify(text)).not.toBe("passed");
  });

  test("no token is unknown, which is not passed", async () => {
    expect(await verify()).toBe("unknown");
  });
});

describe("a provider", () => {
  let server: Server;
  let captcha: Captcha;
  const asked: { url: string; type: string; body: URLSearchParams }[] = [];
  let reply = { status: 200, body: "" };
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = new URLSearchParams(Buffer.concat(chunks).toString());
      asked.push({ url: `${request.method} ${request.url}`, type: request.headers["content-type"]!, body });
      response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    captcha = scoreCaptcha(
      {
        verifyUrl: `http://captcha.example:${port}/siteverify`,
        scriptUrl: "https://captcha.example/api.js",
        scoreKey: "v3-key",
        scoreSecret: "v3-secret",
        boxKey: "v2-key",
        boxSecret: "v2-secret",
      },
      { resolve: async () => ["127.0.0.1"], isAllowed: () => true, allowsPlainHttp: true },
    );
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(() => server.close());

  test.each([
    [200, { success: true, score: 0.9 }, "passed"],
    [200, { success: true, score: 0.5 }, "passed"],
    [200, { success: true, score: 0.4 }, "press box"],
    [200, { success: false, "error-codes": ["timeout-or-duplicate"] }, "refused"],
    [500, {}, "unknown"],
    [200, "<html>", "unknown"],
  ])("answering %i %j to a score's token gives: %s", async (status, body, verdict) => {
    reply = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
    expect(await captcha.verify({ v3captchaToken: "token-3" }, "192.0.2.7")).toBe(verdict);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ url: "POST /siteverify", type: "application/x-www-form-urlencoded" });
    expect(Object.fromEntries(asked[0]!.body)).toEqual({
      secret: "v3-secret",
      response: "token-3",
      remoteip: "192.0.2.7",
    });
  });

  test("the box's token is verified with the box's secret, and counts without a score", async () => {
    reply = { status: 200, body: JSON.stringify({ success: true }) };
    expect(await captcha.verify({ v3captchaToken: "token-3", v2captchaToken: "token-2" }, "192.0.2.7")).toBe("passed");
    expect(Object.fromEntries(asked[0]!.body)).toMatchObject({ secret: "v2-secret", response: "token-2" });
  });

  test("that is away is unknown, which is not passed", async () => {
    const away = scoreCaptcha(
      {
        verifyUrl: "http://captcha.example:1/siteverify",
        scriptUrl: "https://captcha.example/api.js",
        scoreKey: "",
        scoreSecret: "",
        boxKey: "",
        boxSecret: "",
      },
      { resolve: async () => ["127.0.0.1"], isAllowed: () => true, allowsPlainHttp: true },
    );
    expect(await away.verify({ v3captchaToken: "token-3" }, "192.0.2.7")).toBe("unknown");
    expect(await captcha.verify({}, "192.0.2.7")).toBe("unknown");
    expect(asked).toHaveLength(0);
  });
});
