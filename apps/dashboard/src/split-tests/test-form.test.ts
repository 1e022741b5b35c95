import { describe, expect, test } from "vitest";
import {
  bodyOf,
  canAdd,
  canRemove,
  emptyForm,
  sumOf,
  withAnother,
  withKind,
  withName,
  without,
  withShare,
} from "./test-form.ts";

const sharesOf = (form: typeof emptyForm) => form.variations.map(({ share }) => share);
const pages = [{ id: 7, name: "Spring", url: "/spring/", isPublished: true }];

describe("the shares of a test", () => {
  test("of two variations are always 100 together", () => {
    expect(sharesOf(withShare(emptyForm, 1, "80"))).toEqual(["80", "20"]);
    expect(sharesOf(withShare(emptyForm, 2, "5"))).toEqual(["95", "5"]);
  });
  test("stay as typed while that is no share", () => {
    expect(sharesOf(withShare(emptyForm, 1, ""))).toEqual(["", "50"]);
    expect([sumOf(withShare(emptyForm, 1, "")), sumOf(withShare(emptyForm, 1, "150"))]).toEqual([null, 200]);
  });
  test("are even again when a variation comes or goes", () => {
    const three = withAnother(withShare(emptyForm, 1, "80"));
    expect(sharesOf(three)).toEqual(["34", "33", "33"]);
    expect(sharesOf(withAnother(three))).toEqual(["25", "25", "25", "25"]);
    expect([canAdd(withAnother(three)), canRemove(emptyForm)]).toEqual([false, false]);
    expect(sharesOf(without(three, 1))).toEqual(["50", "50"]);
    expect(sharesOf(withShare(three, 1, "40"))).toEqual(["40", "33", "33"]);
  });
});

test("what is sent has the names that follow from what is tested", () => {
  const home = { ...emptyForm, name: "Spring home", pageId: 7 };
  expect(bodyOf(home, pages)).toEqual({
    kind: "homepage",
    name: "Spring home",
    pageId: 7,
    variations: [
      { name: "Home page", share: 50 },
      { name: "Spring", share: 50 },
    ],
  });
  const blocks = withName(withKind(home, "blocks"), 2, "Cliffs");
  expect(bodyOf(blocks, pages)).toMatchObject({ pageId: null, variations: [{ name: "" }, { name: "Cliffs" }] });
  expect(bodyOf(withShare(blocks, 1, "x"), pages).variations[0]?.share).toBe(0);
});

test("a test of something else has two variations again", () => {
  const four = withAnother(withAnother(withKind(emptyForm, "blocks")));
  expect(sharesOf(withKind(four, "zoom"))).toEqual(["50", "50"]);
});
