import { expect, test } from "vitest";
import { type DivisionSources, divisionStanding } from "./division-standing.ts";

const plain = { isPro: false, isFraud: false };

test.each<[string, DivisionSources, { hasPro: boolean; isFraud: boolean }]>([
  ["nothing", { subdomain: { isPro: false }, manufacturer: plain }, { hasPro: false, isFraud: false }],
  ["a Pro subdomain", { subdomain: { isPro: true }, manufacturer: plain }, { hasPro: true, isFraud: false }],
  [
    "a Pro project alone",
    { subdomain: { isPro: false }, manufacturer: { ...plain, isPro: true } },
    { hasPro: false, isFraud: false },
  ],
  ["no subdomain", { subdomain: null, manufacturer: { ...plain, isPro: true } }, { hasPro: false, isFraud: false }],
  [
    "a fraud project",
    { subdomain: { isPro: true }, manufacturer: { ...plain, isFraud: true } },
    { hasPro: true, isFraud: true },
  ],
])("P3.40: a division with %s (platform-core §3)", (_, sources, standing) => {
  expect(divisionStanding(sources)).toEqual(standing);
});
