import { expect, test } from "vitest";
import { apiOrigin } from "./api-origin.ts";

const location = { protocol: "http:", hostname: "demo.localhost", port: "4000" };

test.each([
  [{}, "http://demo.localhost:4000"],
  [{ protocol: "https" }, "https://demo.localhost:4000"],
  [{ hostname: "api.example" }, "http://api.example:4000"],
  [{ port: 80 }, "http://demo.localhost"],
  [{ protocol: "https", hostname: "api.example", port: 443 }, "https://api.example"],
  [{ protocol: "https", hostname: "api.example", port: 8443 }, "https://api.example:8443"],
])("with %j configured the API is at %s (platform-core §2)", (configured, origin) => {
  expect(apiOrigin(configured, location)).toBe(origin);
});

test("a page on its protocol's usual port names none", () => {
  expect(apiOrigin({}, { protocol: "https:", hostname: "shop.example", port: "" })).toBe("https://shop.example");
});
