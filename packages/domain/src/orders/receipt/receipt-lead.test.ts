import { expect, test } from "vitest";
import type { GarmentStep } from "../garment-steps.ts";
import { comesAtAll, leadOf } from "./receipt-lead.ts";

type Step = { code: GarmentStep; state: "done" | "now" | "later" };
const step = (code: GarmentStep, state: Step["state"]): Step => ({ code, state });
const ordered = [step("ordered", "done")];
const waiting = [...ordered, step("printed", "now")];
const posted = [...ordered, step("posted", "done")];

test.each<[string, Step[][], number, boolean, RegExp]>([
  ["is to be made", [waiting], 0, true, /^We print each piece/],
  ["is made without a piece that was refunded", [ordered, waiting], 0, true, /^We print each piece/],
  ["is cancelled, or refunded before it was made", [ordered, ordered], 0, false, /^Nothing of it is made/],
  ["was sent and refunded", [posted], 0, true, /^We print each piece/],
  ["was sent", [posted], 1, true, /^Every piece has been printed/],
])("an order that %s says so", (_, pieces, parcels, comes, words) => {
  const garments = pieces.map((steps) => ({ steps }));
  const tracking = Array.from({ length: parcels });
  expect(comesAtAll({ garments, tracking })).toBe(comes);
  expect(leadOf({ garments, tracking })).toMatch(words);
});
