import { expect, test } from "vitest";
import { framePlugins, pageTags } from "./frame-plugins.ts";
import { readOfferTexts, readPlugins } from "./plugins.ts";

const label = "AbC-D_efG-h12_34-567";

test.each([
  ["nothing", {}, null],
  ["a measurement id", { analytics: { measurement_id: "G-ABCDEF1234" } }, { analytics: ["G-ABCDEF1234"] }],
  [
    "both ids of analytics",
    { analytics: { measurement_id: "G-ABCDEF1234", ga_tracking_id: "UA-12345-1" } },
    { analytics: ["G-ABCDEF1234", "UA-12345-1"] },
  ],
  ["an id that is wrong", { analytics: { measurement_id: "ABCDEF1234" }, pinterest: { pixel: "12" } }, null],
  [
    "an account of Google Ads with its label",
    { marketing: { conversion_id: "123456789", conversion_label: label } },
    { ads: "AW-123456789", conversion: `AW-123456789/${label}` },
  ],
  ["the same in the older key", { marketing: { aw_conversion_id: "AW-123456789" } }, { ads: "AW-123456789" }],
  ["a label alone", { marketing: { conversion_label: label } }, null],
  [
    "a label that is too short",
    { marketing: { conversion_id: "1234567", conversion_label: "short" } },
    { ads: "AW-1234567" },
  ],
  ["a pixel of Facebook", { "facebook-pixel": { pixel: "123456789012345" } }, { facebook: "123456789012345" }],
  ["a tag of Pinterest", { pinterest: { pixel: "1234567890123" } }, { pinterest: "1234567890123" }],
])("S3.94-S3.97 %s", (_, stored, tags) => {
  const none = { analytics: [], ads: "", conversion: "", facebook: "", pinterest: "" };
  expect(pageTags(readPlugins(stored))).toEqual(tags && { ...none, ...tags });
});

const carried = (stored: object) => framePlugins(readPlugins(stored), readOfferTexts(stored));

test("a shop that switched its notice off carries no tags: nobody could say yes to them", () => {
  const stored = { "cookie-policy": { enabled: false }, pinterest: { pixel: "1234567890123" } };
  expect(carried(stored)).toBeNull();
  const offering = { ...stored, "email-subscriber-offer": { enabled: true, title: "Letters" } };
  expect(carried(offering)).toMatchObject({ notice: null, tags: null, offer: { title: "Letters" } });
});

test("S3.85 the notice says what the shop wrote, and may leave no choice of essential cookies alone", () => {
  const stored = { "cookie-policy": { message: "Crumbs?", allowEssentialOnly: false } };
  expect(carried(stored)?.notice).toEqual({ message: "Crumbs?", allowEssentialOnly: false });
  expect(carried({})?.notice).toMatchObject({ allowEssentialOnly: true });
  expect(carried({})?.notice?.message).toContain("If you agree");
});
