import { expect, test } from "vitest";
import { type Sha256, solveWork, zeroBits } from "./solve-work.ts";

const sha256: Sha256 = (text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));

test.each([
  [[255], 0],
  [[1], 7],
  [[0, 128], 8],
  [[0, 0, 15], 20],
  [[0, 0], 16],
])("%j begins with %i zero bits", (bytes, bits) => {
  expect(zeroBits(new Uint8Array(bytes))).toBe(bits);
});

test("the token of a solution has as many zero bits as were asked for", async () => {
  const token = await solveWork("challenge.1.signature", 10, sha256);
  expect(token).toMatch(/^challenge\.1\.signature\.\d+$/);
  expect(zeroBits(new Uint8Array(await sha256(token)))).toBeGreaterThanOrEqual(10);
});
