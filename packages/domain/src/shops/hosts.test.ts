import { expect, test } from "vitest";
import { placeOfHost } from "./hosts.ts";

test.each([
  ["localhost:4000", { kind: "main" }],
  ["LOCALHOST", { kind: "main" }],
  ["localhost.", { kind: "main" }],
  ["demo.localhost:4000", { kind: "shop", label: "demo" }],
  ["backoffice.localhost", { kind: "backoffice" }],
  ["files.localhost:4000", { kind: "files" }],
  ["shop.example.com", { kind: "custom", host: "shop.example.com" }],
  ["a.demo.localhost", null],
  ["admin.localhost", null],
  ["evil.com/demo.localhost", null],
  ["demo.localhost\r\nx: y", null],
  ["", null],
])("the host %j leads to %j", (host, place) => {
  expect(placeOfHost(host, "localhost")).toEqual(place);
});
