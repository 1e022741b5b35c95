import { expect, test } from "vitest";
import { codeOfStep, newSecret, setUpAddress, stepOf, stepOfCode } from "./totp.ts";

/** "12345678901234567890" in base 32. */
const rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

// RFC 6238 appendix B, the last six of its eight digits.
test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("at second %i the code is %s", (second, code) => {
  expect(codeOfStep(rfcSecret, stepOf(new Date(second * 1000)))).toBe(code);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])("a clock that is %i steps off is accepted: %s", (drift, isTaken) => {
  const now = new Date("2026-11-23T10:00:10Z");
  const secret = newSecret();
  const step = stepOfCode(secret, codeOfStep(secret, stepOf(now) + drift), now);
  expect(step).toBe(isTaken ? stepOf(now) + drift : null);
});

test("the space between the threes is welcome, other text is not", () => {
  const now = new Date(59_000);
  expect(stepOfCode(rfcSecret, "287 082", now)).toBe(1);
  for (const code of ["287083", "28708", "2870820", "", "abcdef"]) expect(stepOfCode(rfcSecret, code, now)).toBeNull();
});

test("secrets are 160 bits that apps can read, each another", () => {
  const secrets = new Set(Array.from({ length: 50 }, newSecret));
  expect(secrets.size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(setUpAddress("ABC", "ada+shop@x.test")).toBe(
    "otpauth://totp/Selvedge%3Aada%2Bshop%40x.test?secret=ABC&issuer=Selvedge&algorithm=SHA1&digits=6&period=30",
  );
});
