import { beforeEach, expect, test } from "vitest";
import { holdNavigations } from "./hold-navigations.ts";
import { pause } from "./pause.ts";

const went: unknown[] = [];
const navigation = {
  navigate: (url: string, { history }: { history: string }) => went.push([history, url]),
  traverseTo: (key: string) => went.push(["traverse", key]),
} as unknown as Navigation;

const navigateEvent = (url: string, more: object = {}) =>
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

test("no navigation is held before a page has unsaved work, nor after it was released", () => {
  expect(pause.held(navigateEvent("/a/"))).toBe(false);
  const release = holdNavigations(navigation, () => {});
  expect(pause.held(navigateEvent("/a/"))).toBe(true);
  release();
  expect(pause.held(navigateEvent("/a/"))).toBe(false);
});

test("P4.25 of two held navigations the second one is resumed (platform-core §4)", () => {
  const resumes: (() => void)[] = [];
  holdNavigations(navigation, (resume) => resumes.push(resume));
  pause.held(navigateEvent("/a/"));
  pause.held(navigateEvent("/b/"));
  expect(went).toEqual([]);
  resumes[0]?.();
  expect(went).toEqual([["push", "/b/"]]);
  expect(pause.held(navigateEvent("/b/"))).toBe(false);
});

test.each([
  ["a step in history", { navigationType: "traverse", destination: { url: "/a/", key: "k4" } }, ["traverse", "k4"]],
  ["a replacement", { navigationType: "replace" }, ["replace", "/a/"]],
])("%s is resumed as what it was", (_, more, expected) => {
  let resumeLast = () => {};
  holdNavigations(navigation, (resume) => {
    resumeLast = resume;
  });
  pause.held(navigateEvent("/a/", more));
  resumeLast();
  expect(went).toEqual([expected]);
});

test.each([
  ["what cannot be held", { cancelable: false }],
  ["a jump within the page", { hashChange: true }],
])("%s passes", (_, more) => {
  holdNavigations(navigation, () => {});
  expect(pause.held(navigateEvent("/a/", more))).toBe(false);
});
