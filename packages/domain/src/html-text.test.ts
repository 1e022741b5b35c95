import { expect, test } from "vitest";
import { htmlText, listOf, raw } from "./html-text.ts";

test("what is put into HTML is text", () => {
  expect(htmlText`<p>${"<b>Fish & Co</b>"} sells ${3}</p>`).toBe("<p>&lt;b&gt;Fish &amp; Co&lt;/b&gt; sells 3</p>");
});

test("what is HTML already goes in as it is", () => {
  expect(htmlText`<div>${listOf([htmlText`${"<i>"}`, "two"])}${raw("<hr>")}</div>`).toBe(
    "<div><ul><li>&lt;i&gt;</li><li>two</li></ul><hr></div>",
  );
});
