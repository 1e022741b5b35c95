import { expect, test } from "vitest";
import { holdThatStops } from "./holds.ts";

test.each([
  ["address_invalid", "print", null],
  ["address_invalid", "pack", "Address invalid"],
  ["address_invalid", "dispatch", "Address invalid"],
  ["frisk_review", "pick", "Risk review"],
  ["customs_data", "pack", null],
  ["print_file_failed", "pick", null],
  ["print_file_failed", "print", "Print file failed"],
] as const)("%s at %s stops %s", (code, step, name) => {
  expect(holdThatStops([code], step)?.name ?? null).toBe(name);
});

test("a hold that nobody knows stops everything", () => {
  expect(holdThatStops(["made_up"], "release")?.name).toBe("made up");
});

test("the hold that stops is found among those that do not", () => {
  expect(holdThatStops(["customs_data", "out_of_stock"], "pick")?.code).toBe("out_of_stock");
});
