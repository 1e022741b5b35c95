import { expect, test } from "vitest";
import { deviceName, isHandheld } from "./device-name.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
test.each([
  [`${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`, "Chrome on macOS", false],
  [`${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, "Edge on macOS", false],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, "Safari on macOS", false],
  ["Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Windows", false],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
    true,
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
    true,
  ],
  ["curl/8.5.0", "An unknown device", false],
  ["", "An unknown device", false],
])("%s is %s", (userAgent, name, handheld) => {
  expect(deviceName(userAgent)).toBe(name);
  expect(isHandheld(userAgent)).toBe(handheld);
});
