import { createHash } from "node:crypto";
import type { Carrier } from "./carrier.ts";

/** A carrier of our own for a machine without an account: codes in the shape of a postal tracking number. */
export function sandboxCarrier(mainOrigin: string): Carrier {
  return {
    async announce({ reference }) {
      const digits = BigInt(`0x${createHash("sha256").update(reference).digest("hex").slice(0, 12)}`)
        .toString()
        .padStart(8, "0")
        .slice(0, 8);
      const trackingCode = `SV${digits}${checkDigit(digits)}GB`;
      return { trackingCode, trackingUrl: `${mainOrigin}/dev/tracking/${trackingCode}/` };
    },
  };
}

/** Check digit of a postal item number. Source: UPU standard S10. */
function checkDigit(digits: string): number {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = 11 - ([...digits].reduce((sum, digit, index) => sum + Number(digit) * weights[index]!, 0) % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}
