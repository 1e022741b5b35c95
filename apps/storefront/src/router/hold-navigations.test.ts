import { beforeEach, expect, test } from "vitest";
import { holdNavigations } from "./hold-navigations.ts";
import { pause } from "./pause.ts";

const went: unknown[] = [];
const navigation = {
  navigate: (url: string, { history }: { history: string }) => went.push([history, url]),
  traverseTo: (key: string) => went.push(["traverse", key]),
} as unknown as Navigation;

const wish = (url: string, more: object = {}) =>
  ({
    cancelable: true,
    hashChange: false,
    navigationType: "push",
    destination: { url, key: "" },
    preventDefault() {},
    ...more,
  }) as unknown as NavigateEvent;

beforeEach(() => {
  went.length = 0;
  pause.held = () => false;
});

test("nothing is held until a page has something to lose, nor after it has gone", () => {
  expect(pause.held(wish("/a/"))).toBe(false);
  const release = holdNavigations(navigation, () => {});
  expect(pause.held(wish("/a/"))).toBe(true);
  release();
  expect(pause.held(wish("/a/"))).toBe(false);
});

test("P4.25 after two wishes the second is the way on (platform-core §4)", () => {
  const ways: (() => void)[] = [];
  holdNavigations(navigation, (resume) => ways.push(resume));
  pause.held(wish("/a/"));
  pause.held(wish("/b/"));
  expect(went).toEqual([]);
  ways[0]?.();
  expect(went).toEqual([["push", "/b/"]]);
  expect(pause.held(wish("/b/"))).toBe(false);
});

test.each([
  ["a step in history", { navigationType: "traverse", destination: { url: "/a/", key: "k4" } }, ["traverse", "k4"]],
  ["a replacement", { navigationType: "replace" }, ["replace", "/a/"]],
])("%s is gone on with as what it was", (_, more, expected) => {
  let way = () => {};
  holdNavigations(navigation, (resume) => {
    way = resume;
  });
  pause.held(wish("/a/", more));
  way();
  expect(went).toEqual([expected]);
});

test.each([
  ["what cannot be held", { cancelable: false }],
  ["a jump within the page", { hashChange: true }],
])("%s passes", (_, more) => {
  holdNavigations(navigation, () => {});
  expect(pause.held(wish("/a/", more))).toBe(false);
});
