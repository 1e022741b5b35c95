import { expect, test } from "vitest";
import { nested, parentIn } from "./nested.ts";

const at = (...urls: string[]) =>
  nested(urls.map((url) => ({ url }) as never)).map(({ url, depth }) => `${depth} ${url}`);

test("pages stand below the pages of their address, and nothing below the home page", () => {
  expect(at("/", "/our-work/", "/our-work/sites/", "/our-work/sites/north/", "/our-work-2/", "/about/us/")).toEqual([
    ...["0 /", "0 /our-work/", "1 /our-work/sites/", "2 /our-work/sites/north/"],
    ...["0 /our-work-2/", "0 /about/us/"],
  ]);
});

test.each([
  ["the one that its address is below", 2, 1],
  ["no page at the top", 1, null],
  ["not known where that one is not listed", 3, undefined],
  ["not known of a page that is not listed", 9, undefined],
])("the page that a page is below is %s", (_, id, parent) => {
  const pages = [
    { id: 1, url: "/our-work/" },
    { id: 2, url: "/our-work/sites/" },
    { id: 3, url: "/about/us/" },
  ];
  expect(parentIn(pages, id)).toBe(parent);
});
