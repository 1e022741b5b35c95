import { expect, test } from "vitest";
import { hostNameOf, placeOfHost } from "./hosts.ts";

const placeOf = (hostHeader: string) => {
  const host = hostNameOf(hostHeader);
  return host && placeOfHost(host, "localhost");
};

test.each([
  ["localhost:4000", { kind: "main" }],
  ["LOCALHOST", { kind: "main" }],
  ["localhost.", { kind: "main" }],
  ["demo.localhost:4000", { kind: "shop", label: "demo" }],
  ["backoffice.localhost", { kind: "backoffice" }],
  ["files.localhost:4000", { kind: "files" }],
  ["frames.localhost:4000", { kind: "frames" }],
  ["demo.localhost:99999", { kind: "shop", label: "demo" }],
  ["demo.localhost:", { kind: "shop", label: "demo" }],
  ["demo.localhost:4000:1", null],
  ["demo.localhost:port", null],
  ["demo..localhost", null],
  [`${"a.".repeat(127)}localhost`, null],
  ["shop.example.com", { kind: "custom", host: "shop.example.com" }],
  ["a.demo.localhost", null],
  ["admin.localhost", null],
  ["evil.com/demo.localhost", null],
  ["demo.localhost\r\nx: y", null],
  ["", null],
])("the host %j leads to %j", (host, place) => {
  expect(placeOf(host)).toEqual(place);
});
