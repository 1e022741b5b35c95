import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { expect, test } from "vitest";
import type { Origins } from "../../origins.ts";
import { frameOrigins } from "./frame-origins.ts";

const origins = { main: "https://selvedge.test" } as Origins;
const frame = (src: string) => ({ type: "iframe", props: { src }, items: [] });
const pageOf = (...blocks: object[]) => ({ route: "store", data: { blocks } }) as unknown as PageAnswer;

test("a page may frame the sites that its blocks name, however deep, and no others", () => {
  const page = pageOf(frame("https://maps.example/a"), {
    type: "row",
    props: {},
    items: [
      frame("https://maps.example/b"),
      { type: "youtube", props: { link: "https://youtu.be/aqz-KE-bpKQ" }, items: [] },
    ],
  });
  expect(frameOrigins(page, origins, "https://shop.test")).toEqual([
    "https://maps.example",
    "https://www.youtube-nocookie.com",
  ]);
});

test.each([
  "https://selvedge.test/",
  "https://north.selvedge.test/",
  "https://shop.test/",
  "http://maps.example/",
  "https://maps.example;script-src *",
])("%s is not framed", (src) => {
  expect(
    frameOrigins(pageOf(frame(src)), origins, "https://shop.test").filter(
      (origin) => origin !== "https://maps.example",
    ),
  ).toEqual([]);
});

test("other pages frame nothing", () => {
  expect(frameOrigins({ route: "product", data: null } as unknown as PageAnswer, origins, "")).toEqual([]);
});
