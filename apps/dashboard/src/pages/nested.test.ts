import { expect, test } from "vitest";
import { nested } from "./nested.ts";

const at = (...urls: string[]) =>
  nested(urls.map((url) => ({ url }) as never)).map(({ url, depth }) => `${depth} ${url}`);

test("pages stand below the pages of their address, and nothing below the home page", () => {
  expect(at("/", "/our-work/", "/our-work/sites/", "/our-work/sites/north/", "/our-work-2/", "/about/us/")).toEqual([
    ...["0 /", "0 /our-work/", "1 /our-work/sites/", "2 /our-work/sites/north/"],
    ...["0 /our-work-2/", "0 /about/us/"],
  ]);
});
