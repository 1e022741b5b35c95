import { expect, test } from "vitest";
import { readShippingSeason } from "./shipping-season.ts";

const cutoffDates = [{ service: "uk-48", country: "GB", on: "2026-12-18" }];
const nothing = { christmas: { cutoffDates: [], showContent: false } };

test.each([
  [{ christmas: { cutoffDates, showContent: true } }, { christmas: { cutoffDates, showContent: true } }],
  [
    { christmas: { cutoffDates: [{ on: "2026-12-18", note: "x" }, "soon"], showContent: "yes" } },
    { christmas: { cutoffDates: [{ service: "", country: "", on: "2026-12-18" }], showContent: false } },
  ],
  [null, nothing],
  [{ easter: {} }, nothing],
  [{ christmas: [] }, nothing],
])("S3.14: the season %j reads %j (storefront §3.8)", (stored, season) => {
  expect(readShippingSeason(stored)).toEqual(season);
});
