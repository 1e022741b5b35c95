import { expect, test } from "vitest";
import type { StationKind } from "../labels/label-route.ts";
import { defects, defectsFoundAt } from "./defects.ts";

const codesAt = (station: StationKind) => defectsFoundAt(station).map(({ code }) => code);

test.each<[StationKind, string[]]>([
  ["pick", ["stain", "hole", "wrong_blank", "wrong_size"]],
  ["pretreat", ["pretreat_mark", "stain", "hole", "press_burn", "wrong_blank", "wrong_size"]],
])("at %s the garment has only been there", (station, codes) => {
  expect(codesAt(station)).toEqual(codes);
});

test.each<StationKind>(["print", "check", "sort"])("at %s everything can be found but what packing does", (station) => {
  expect(codesAt(station)).toEqual(defects.map(({ code }) => code).filter((code) => code !== "damaged_pack"));
});

test.each<StationKind>(["pack", "dispatch"])("at %s every defect can be found", (station) => {
  expect(defectsFoundAt(station)).toEqual(defects);
});
