import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { countryCookie } from "./country-cookie.ts";

function asked(headers: Record<string, string>, countryHeader: string | null = "cf-ipcountry", protocol = "http") {
  const set: string[] = [];
  const request = { headers: { ...headers } };
  const response = { setHeader: (_: string, value: string) => set.push(value) };
  countryCookie({ countryHeader, publicProtocol: protocol as "http" })(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return { cookie: request.headers.cookie, set };
}

const written = (country: string) => `geo-country=${country}; Path=/; Max-Age=86400; SameSite=Lax`;

test.each([
  ["a visitor without cookies", { "cf-ipcountry": "FR" }, "geo-country=FR", [written("FR")]],
  ["one with others", { "cf-ipcountry": "ie", cookie: "a=1" }, "a=1; geo-country=IE", [written("IE")]],
  [
    "one whose cookie's name only ends so",
    { "cf-ipcountry": "IE", cookie: "x-geo-country=FR" },
    "x-geo-country=FR; geo-country=IE",
    [written("IE")],
  ],
  ["one who has the cookie", { "cf-ipcountry": "FR", cookie: "a=1; geo-country=DE" }, "a=1; geo-country=DE", []],
  ["one whom the proxy cannot place", { "cf-ipcountry": "XX" }, undefined, []],
  ["one in the Tor network", { "cf-ipcountry": "T1" }, undefined, []],
  ["one with nonsense in the header", { "cf-ipcountry": "FR; Path=/x" }, undefined, []],
  ["one without the header", {}, undefined, []],
])("%s (platform-core §6)", (_, headers, cookie, set) => {
  expect(asked(headers as Record<string, string>)).toEqual({ cookie, set });
});

test("without a configured header nothing is read", () => {
  expect(asked({ "cf-ipcountry": "FR" }, null)).toEqual({ cookie: undefined, set: [] });
});

test("over https the cookie is sent over https alone", () => {
  expect(asked({ "cf-ipcountry": "FR" }, "cf-ipcountry", "https").set).toEqual([`${written("FR")}; Secure`]);
});
