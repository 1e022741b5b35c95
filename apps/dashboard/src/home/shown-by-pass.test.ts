import { describe, expect, test } from "vitest";
import { isShownByPass } from "./shown-by-pass.ts";

describe("the picture of a shop on the home page", () => {
  const platformUrl = "https://bramble.example.com/";
  test.each([
    { why: "open at the platform's host", isClosed: false, url: platformUrl, takes: false },
    { why: "closed", isClosed: true, url: platformUrl, takes: true },
    { why: "open at a domain of its own", isClosed: false, url: "https://www.bramble.test/", takes: true },
  ])("takes a pass or none where the shop is $why", ({ isClosed, url, takes }) => {
    expect(isShownByPass({ isClosed, url, platformUrl })).toBe(takes);
  });
});
