import { expect, test } from "vitest";
import { isPlainText } from "./common-letters.ts";
import { loadRuler } from "./documents/measure.ts";

test("every letter that counts as plain is in our own fonts, and no other script is", async () => {
  const ruler = await loadRuler();
  const letters = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code))
    .filter(isPlainText)
    .join("");
  expect(letters.length).toBeGreaterThan(500);
  for (const font of ["regular", "semibold", "bold", "black"] as const)
    expect(ruler.missing(letters, font)).toEqual([]);
  for (const text of ["東京", "서울", "شارع", "Ana 🦄"]) expect(isPlainText(text)).toBe(false);
  expect(isPlainText("Małgorzata O’Brien, Ωmega Straße 5–7, Щука\n")).toBe(true);
});
