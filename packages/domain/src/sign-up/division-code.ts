// The letters before a shop's order numbers: "BR" of "BR-418207". Each shop has its own.
import { isCustomSku } from "../products/sku.ts";

/**
 * Codes for a shop's name, the best first: initials, beginnings, then letters with a number, without an end. None by
 * which its SKUs would be those of custom products.
 */
export function* divisionCodes(name: string): Generator<string> {
  const words = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  const initials = words.map((word) => word[0]).join("");
  const letters = words.join("");
  const beginning = letters.slice(0, 2).padEnd(2, "X");
  const stem = isCustomSku(beginning) ? `${beginning[0]}X` : beginning;
  const seen = new Set<string>();
  for (const code of [initials.slice(0, 3), stem, letters.slice(0, 3), letters.slice(0, 4)])
    if (code.length >= 2 && !isCustomSku(code) && !seen.has(code)) {
      seen.add(code);
      yield code;
    }
  for (let count = 2; ; count++) yield `${stem}${count}`;
}
