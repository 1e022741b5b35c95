import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";

const busy = (busyLabel?: string) =>
  renderToStaticMarkup(
    <Button busy busyLabel={busyLabel}>
      Make product
    </Button>,
  );

/** What can be read of it: the part that reserves the width of the other face is invisible, to screen readers too. */
const readOf = (html: string) => html.replace(/<span class="[^"]*\binvisible\b[^"]*">[^<]*<\/span>/, "");

test.each([
  [undefined, "Make product"],
  ["Making", "Making"],
  ["", "Make product"],
])("a busy button that says %j has a name", (busyLabel, name) => {
  expect(readOf(busy(busyLabel))).toContain(name);
});

test("a ring alone shows no words", () => {
  expect(readOf(busy(""))).toContain('<span class="sr-only">Make product</span>');
});

test("nothing turns in a button before it is busy", () => {
  const resting = renderToStaticMarkup(<Button busy={false}>Make product</Button>);
  expect([resting, busy()].map((html) => html.includes("animate-spin"))).toEqual([false, true]);
});
