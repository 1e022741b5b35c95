import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addErrors } from "../../../plugins/errors.ts";
import { receiveFile } from "./receive-file.ts";

const limitBytes = 12_000_000;
const folder = mkdtempSync(join(tmpdir(), "selvedge-receive-"));
const path = join(folder, "uploaded");
/** Where the next file is written. */
let target = path;
let outcome: Promise<string> | undefined;
const app = Fastify({ bodyLimit: 1_000 });

beforeAll(async () => {
  addErrors(app);
  app.register(async (inner) => {
    await inner.register(multipart, { limits: { files: 1, fileSize: limitBytes } });
    inner.post("/", async (request) => {
      outcome = receiveFile(request, target);
      return { name: await outcome };
    });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const port = () => (app.server.address() as AddressInfo).port;
async function send(bytes: Buffer, name = "moth.png") {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`http://127.0.0.1:${port()}/`, { method: "POST", body: form });
  return [answer.status, await answer.json()];
}

test("a file arrives on the disk byte by byte, up to the limit and not above", async () => {
  const bytes = Buffer.alloc(limitBytes, "a moth and a lamp ");
  expect(await send(bytes)).toEqual([200, { name: "moth.png" }]);
  expect(readFileSync(path).equals(bytes)).toBe(true);
  expect(await send(Buffer.alloc(limitBytes + 1))).toMatchObject([
    422,
    { code: "fileRefused", errors: { file: [expect.stringMatching(/larger than 50 MB/)] } },
  ]);
});

/** What a browser sends: it reads the answer once everything is sent. */
const request = (length: number) =>
  `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="moth.png"\r\n\r\n';

test("an upload that is cut off on its way fails and waits no longer", async () => {
  outcome = undefined;
  const socket = connect(port(), "127.0.0.1");
  socket.write(request(1_000_000) + head + "x".repeat(100_000));
  await expect.poll(() => outcome !== undefined).toBe(true);
  const failed = expect(outcome).rejects.toThrow();
  socket.destroy();
  await failed;
});

test("a disk that fills up on the way is answered with 503 after the whole upload was read", async () => {
  target = "/dev/full";
  const tail = "\r\n--b--\r\n";
  const body = head + "x".repeat(11_900_000) + tail;
  const socket = connect(port(), "127.0.0.1");
  const sent = new Promise<void>((done) => socket.write(request(body.length) + body, () => done()));
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  await sent;
  target = path;
  expect(answer).toMatch(/^HTTP\/1.1 503 [\s\S]*"code":"noRoom"/);
});
