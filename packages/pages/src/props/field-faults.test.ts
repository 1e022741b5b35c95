import { describe, expect, test } from "vitest";
import type { Json } from "../json.ts";
import type { Field, Fields } from "./field.ts";
import { fieldAt } from "./field-at.ts";
import { fieldFaults, valueFaults } from "./field-faults.ts";

const label = "";
const columns: Field = { kind: "responsive", label, of: { kind: "number", default: 1, min: 1, max: 6 } };
const options = ["left", "right"];

describe("what a field may hold", () => {
  test.each<[string, Field, Json | undefined, string | null]>([
    ["a required reference that is empty", { kind: "reference", to: "product", label, required: true }, "", "required"],
    ["a reference", { kind: "reference", to: "product", label }, "sea-tee", null],
    ["a reference that is a number", { kind: "reference", to: "mailingList", label }, 7, "Choose a mailing list."],
    ["a reference of spaces", { kind: "reference", to: "page", label }, "  ", "Choose a page."],
    ["a reference that is too long", { kind: "reference", to: "feed", label }, "x".repeat(201), "Choose a feed."],
    ["an icon that is none", { kind: "icon", label, default: "none", options: ["none", "van"] }, "cat", "none, van"],
    [
      "a required choice that is empty",
      { kind: "choice", label, default: "left", options, required: true },
      undefined,
      "required",
    ],
    [
      "a choice by its title",
      { kind: "choice", label, default: "left", options, titles: { left: "Left" } },
      "up",
      "Left, right",
    ],
    ["choices", { kind: "choices", label, options }, ["right"], null],
    ["a choice that is not offered", { kind: "choices", label, options }, ["up"], "Choose from the list."],
    ["required choices without one", { kind: "choices", label, options, required: true }, [], "required"],
    ["an instant that is none", { kind: "instant", label }, "soon", "Enter a date"],
    ["a time of day that is none", { kind: "clock", label }, "24:00", "Enter a time"],
    ["a text that is too short", { kind: "text", label, minLength: 3 }, "ab", "Use 3 characters or more."],
    ["a list with too few entries", { kind: "list", label, of: {}, max: 4, min: 2 }, [{}], "Add 2 or more."],
    ["a list that has to have entries", { kind: "list", label, of: {}, max: 4, min: 1 }, undefined, "required"],
    ["the number that older pages leave unset", { kind: "number", label, default: null, unset: -1, min: 0 }, -1, null],
    ["a number below its least", { kind: "number", label, default: null, unset: -1, min: 0 }, -2, "Enter 0 or more."],
    ["a group with what it knows", { kind: "group", label, fields: { columns }, isClosed: true }, { columns: 4 }, null],
    [
      "a closed group with what it does not know",
      { kind: "group", label, fields: { columns }, isClosed: true },
      { columns: 4, shadow: 1 },
      "There is no such setting.",
    ],
    ["an open group with what it does not know", { kind: "group", label, fields: {} }, { shadow: 1 }, null],
    ["one value for every width", columns, 4, null],
    ["one that is too large", columns, 7, "Enter 6 or less."],
    ["values by width", columns, { xs: 1, lg: 6 }, null],
    ["a value by width that is too large", columns, { lg: 7 }, "Enter 6 or less."],
    ["a width that does not exist", columns, { huge: 4 }, "There is no such width."],
  ])("%s", (_, field, value, text) => {
    const faults = valueFaults(field, value, ["field"]);
    if (text === null) expect(faults).toEqual([]);
    else expect(faults[0]?.text).toContain(text);
  });

  test("a field that is not asked for may be empty, and what it holds is checked", () => {
    const fields: Fields = {
      media: { kind: "choice", label, default: "image", options: ["image", "video"] },
      video: { kind: "link", label, required: true, showWhen: { field: "media", is: ["video"] } },
    };
    expect(fieldFaults(fields, {})).toEqual([]);
    expect(fieldFaults(fields, { media: "video" })).toMatchObject([{ path: ["video"], isMissing: true }]);
    expect(fieldFaults(fields, { video: "javascript:alert(1)" })).toMatchObject([{ path: ["video"] }]);
  });

  test("a path leads into a value by width", () => {
    const fields = { columns };
    expect(fieldAt(fields, ["columns", "lg"])).toMatchObject({ kind: "number", max: 6 });
    expect([fieldAt(fields, ["columns", "huge"]), fieldAt(fields, ["columns", "lg", "x"])]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
