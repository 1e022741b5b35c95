import { latestVersion } from "@selvedge/themes/shipped/preset-versions";
import { expect, test } from "vitest";
import { changesToPublish } from "./changes-to-publish.ts";
import type { ThemeLayer } from "./theme-query.ts";

const layer = (properties: ThemeLayer["properties"], presetVersion = 1): ThemeLayer => ({
  ...{ properties, presetVersion, kept: [] },
});

test("what follows a changed key is not a change of its own", () => {
  expect(changesToPublish("simply", layer({}), layer({ "text.color": "#333333" }))).toEqual(["text.color"]);
});

test("a newer version's changes are among them, and none that was left out", () => {
  const latest = latestVersion("nordic");
  const all = changesToPublish("nordic", layer({}), layer({}, latest));
  expect(all).toContain("border.color");
  const kept = { "border.color": "#d9dedd" };
  expect(changesToPublish("nordic", layer({}), layer(kept, latest))).toEqual(
    all.filter((key) => key !== "border.color"),
  );
});
