// The carrier of a machine without an account: its own books in its own schema, so that what it has taken is known to it
// even when we die before writing it down.
import type pg from "pg";
import type { Announced, Carrier, Consignment, Party } from "./carrier.ts";

export function sandboxCarrier(pool: pg.Pool, mainOrigin: string): Carrier {
  const answer = (trackingCode: string): Announced => ({
    trackingCode,
    trackingUrl: `${mainOrigin}/dev/tracking/${trackingCode}/`,
  });
  return {
    async announce(consignment) {
      const notTaken = faultOf(consignment);
      if (notTaken) return { notTaken };
      const known = await pool.query<{ code: string }>(
        `update local_carrier.consignments set told = $2 where reference = $1 and voided_at is null and manifest_number is null
         returning tracking_code as code`,
        [consignment.reference, JSON.stringify(consignment)],
      );
      if (known.rows[0]) return answer(known.rows[0].code);
      return answer(await insertConsignment(pool, consignment));
    },
    async void(reference) {
      await pool.query(
        "update local_carrier.consignments set voided_at = now() where reference = $1 and voided_at is null and manifest_number is null",
        [reference],
      );
    },
    async closeManifest({ number, carrier, trackingCodes }) {
      await pool.query(
        `with manifest as (insert into local_carrier.manifests (number, carrier) values ($1, $2) on conflict do nothing returning number)
         update local_carrier.consignments c set manifest_number = manifest.number from manifest
         where c.tracking_code = any($3::text[]) and c.voided_at is null`,
        [number, carrier, [...trackingCodes]],
      );
    },
  };
}

/** Two simultaneous calls for the same parcel get the same code. */
async function insertConsignment(pool: pg.Pool, consignment: Consignment): Promise<string> {
  const { rows } = await pool.query<{ code: string }>("select nextval('local_carrier.numbers')::text as code");
  const digits = rows[0]!.code.padStart(8, "0").slice(-8);
  const prefix = consignment.customs ? "LX" : "SV";
  const made = await pool.query<{ code: string }>(
    `with made as (
       insert into local_carrier.consignments (reference, tracking_code, carrier, told) values ($1, $2, $3, $4)
       on conflict (reference) do nothing returning tracking_code)
     select tracking_code as code from made`,
    [
      consignment.reference,
      `${prefix}${digits}${checkDigit(digits)}GB`,
      consignment.carrier,
      JSON.stringify(consignment),
    ],
  );
  if (made.rows[0]) return made.rows[0].code;
  const there = await pool.query<{ code: string }>(
    "select tracking_code as code from local_carrier.consignments where reference = $1",
    [consignment.reference],
  );
  return there.rows[0]!.code;
}

const needed: readonly [part: keyof Party, words: string][] = [
  ["name", "a name"],
  ["street", "a street"],
  ["city", "a town"],
  ["country", "a country"],
];

/** What a real carrier refuses too: an address without its parts, goods abroad without customs data. */
function faultOf({ receiver, sender, customs, contents, weightGrams }: Consignment): string {
  for (const [who, party] of [
    ["receiver", receiver],
    ["sender", sender],
  ] as const) {
    const lacking = needed.find(([part]) => party[part].trim() === "");
    if (lacking) return `The ${who}'s address needs ${lacking[1]}.`;
  }
  if (weightGrams <= 0) return "The parcel needs a weight.";
  if (contents.length === 0) return "The parcel needs contents.";
  if (customs && contents.some(({ hs6, originCountry }) => !/^\d{6}$/.test(hs6) || !originCountry))
    return "Every line needs a tariff number and a country of origin.";
  return "";
}

/** Check digit of a postal item number. Source: UPU standard S10. */
function checkDigit(digits: string): number {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = 11 - ([...digits].reduce((sum, digit, index) => sum + Number(digit) * weights[index]!, 0) % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}
